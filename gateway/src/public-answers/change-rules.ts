import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { Fact } from '@reefdesk/contracts/messages/message';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';

export interface ChangeRule {
  fact: Fact<unknown>;
  /** First segments of the addresses whose answers the change may be seen in. */
  names: readonly string[];
  /** The old answer is still true, only poorer: it may stand in for a service that is down. */
  keepLastGood: boolean;
}

const TRAVELS = ['packages', 'travel', 'itinerary'];
const DESTINATIONS = ['get-destinations', 'destinations', 'get-destination', 'destination'];
const SLIDES = ['gallery-slides'];
const TESTIMONIALS = ['testimonials'];

export const EVERYTHING: readonly string[] = [...TRAVELS, ...DESTINATIONS, ...SLIDES, ...TESTIMONIALS];

/** Which facts make which kept answers untrue. Packages show their destinations, and everything shows images. */
export const CHANGE_RULES: readonly ChangeRule[] = [
  { fact: TravelsChanged, names: TRAVELS, keepLastGood: false },
  { fact: DestinationsChanged, names: [...DESTINATIONS, ...TRAVELS], keepLastGood: false },
  { fact: TestimonialsChanged, names: TESTIMONIALS, keepLastGood: false },
  { fact: SlidesChanged, names: SLIDES, keepLastGood: false },
  { fact: ImageRendered, names: EVERYTHING, keepLastGood: true },
];
