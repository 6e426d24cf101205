// Who may say what over NATS: the one table, from which every server's configuration is made (nats-config.ts, docs/messaging.md).
import { ListPublicKeys, ResolveSession, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { CountCatalog, DestinationsChanged, ImportCatalog, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/image-uses.messages';
import {
  BeginUpload,
  CompleteUpload,
  CountSlides,
  DescribeImages,
  ImageRendered,
  ImportSlides,
  SlidesChanged,
} from '@reefdesk/contracts/messages/media.messages';
import { CountTestimonials, ImportTestimonials, TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';

interface Subject {
  readonly subject: string;
}

export interface NatsAccount {
  /** Answers what is asked under its own name, and tells its own facts. */
  readonly serves: boolean;
  /** Requests it sends to others. */
  readonly asks: readonly Subject[];
  /** Facts it listens to. */
  readonly hears: readonly Subject[] | 'everything';
}

const UPLOADS = [BeginUpload, CompleteUpload];
/** What services ask whose records own images. */
const IMAGES = [...UPLOADS, DescribeImages];

export const NATS_ACCOUNTS = {
  auth: { serves: true, asks: [], hears: [] },
  catalog: { serves: true, asks: [ListPublicKeys, ...IMAGES], hears: [ImageRendered] },
  media: { serves: true, asks: [ListPublicKeys, ...Object.values(FIND_IMAGE_USES)], hears: [] },
  testimonials: { serves: true, asks: [ListPublicKeys, ...IMAGES], hears: [ImageRendered] },

  gateway: {
    serves: false,
    asks: [ResolveSession, ListPublicKeys],
    hears: [SessionsEnded, TravelsChanged, DestinationsChanged, SlidesChanged, ImageRendered, TestimonialsChanged],
  },
  /** Puts demo content into an empty system; nobody else may. */
  seed: {
    serves: false,
    asks: [...UPLOADS, DescribeImages, ImportCatalog, CountCatalog, ImportSlides, CountSlides, ImportTestimonials, CountTestimonials],
    hears: [],
  },
  /** A person at work on the running system: sees what happens. */
  ops: { serves: false, asks: [], hears: 'everything' },
} as const satisfies Record<string, NatsAccount>;

export type NatsUser = keyof typeof NATS_ACCOUNTS;
export const NATS_USERS = Object.keys(NATS_ACCOUNTS) as NatsUser[];
