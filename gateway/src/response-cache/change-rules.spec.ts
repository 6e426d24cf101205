import { describe, expect, it } from '@jest/globals';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { API_ROUTES } from '../routing/routes.ts';
import { CHANGE_RULES, EVERYTHING } from './change-rules.ts';

describe('the change rules', () => {
  it('together name every address that visitors can read', () => {
    const readable = [...API_ROUTES].filter(([, route]) => route.visitors).map(([name]) => name);
    expect([...EVERYTHING].sort()).toEqual(readable.sort());
    const edits = CHANGE_RULES.filter(({ subject }) => subject !== ImageRendered.subject);
    expect(new Set(edits.flatMap(({ names }) => names))).toEqual(new Set(readable));
  });

  it('let a changed destination change the packages that show it, and not the other way round', () => {
    const namesOf = ({ subject }: { subject: string }) => CHANGE_RULES.find((rule) => rule.subject === subject)?.names;
    expect(namesOf(DestinationsChanged)).toEqual(expect.arrayContaining(['packages', 'travel', 'itinerary', 'destinations']));
    expect(namesOf(TravelsChanged)).not.toContain('destinations');
  });
});
