import { describe, expect, it } from '@jest/globals';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageChanged, ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { API_ROUTES } from '@reefdesk/system/routes';
import { CHANGE_RULES, EVERYTHING } from './change-rules.ts';

const OF_IMAGES = [ImageRendered, ImageChanged].map(({ subject }) => subject);
const OF_THE_BUILD = ['common-passwords'];

describe('the change rules', () => {
  it('cover every address that visitors can read, except those that no edit changes', () => {
    const readable = [...API_ROUTES].filter(([, route]) => route.visitors).map(([name]) => name);
    expect([...EVERYTHING].sort()).toEqual(readable.sort());
    const edits = CHANGE_RULES.filter(({ subject }) => !OF_IMAGES.includes(subject));
    expect(new Set(edits.flatMap(({ names }) => names))).toEqual(new Set(readable.filter((name) => !OF_THE_BUILD.includes(name))));
  });

  it('invalidate the packages of a changed destination, but not the reverse', () => {
    const namesOf = ({ subject }: { subject: string }) => CHANGE_RULES.find((rule) => rule.subject === subject)?.names;
    expect(namesOf(DestinationsChanged)).toEqual(expect.arrayContaining(['packages', 'travel', 'itinerary', 'destinations']));
    expect(namesOf(TravelsChanged)).not.toContain('destinations');
  });
});
