import { describe, expect, it } from '@jest/globals';
import { rememberingSources } from './remembered-sources.ts';
import type { TranslatedText, TranslationSource } from './translated.schema.ts';
import { hashOf, sourcesAfter, sourcesConfirmed, translationState } from './translation-sources.ts';

const reef = { en: 'Reef', id: 'Terumbu', cn: '珊瑚礁' };
const named = (text: Partial<typeof reef>): TranslatedText[] => [{ field: 'names', text }];

function written(...states: TranslatedText[][]): TranslationSource[] {
  let sources: TranslationSource[] = [];
  states.forEach((after, at) => {
    sources = sourcesAfter(states[at - 1] ?? [], after, sources);
  });
  return sources;
}

describe('a translation', () => {
  const stale = (texts: TranslatedText[], sources: TranslationSource[]) =>
    (['en', 'id', 'cn'] as const).map((language) => translationState(texts, sources, language).stale);

  it('is not stale when it was written together with the English text (EDT-07)', () => {
    expect(written(named(reef))).toEqual([]);
    expect(stale(named(reef), [])).toEqual([[], [], []]);
  });

  it('is stale when only the English text was changed (EDT-07)', () => {
    const next = named({ ...reef, en: 'Wall' });
    const sources = written(named(reef), next);
    expect(sources).toEqual([
      { field: 'names', language: 'id', english: hashOf('Reef') },
      { field: 'names', language: 'cn', english: hashOf('Reef') },
    ]);
    expect(stale(next, sources)).toEqual([[], ['names'], ['names']]);
    expect(stale(next, written(named(reef), named({ ...reef, en: 'Slope' }), next))).toEqual([[], ['names'], ['names']]);
  });

  it('is not stale when it was changed with or after the English text, for each language separately (EDT-07)', () => {
    const both = named({ ...reef, en: 'Wall', id: 'Dinding' });
    expect(stale(both, written(named(reef), both))).toEqual([[], [], ['names']]);
    const after = named({ en: 'Wall', id: 'Dinding', cn: '峭壁' });
    expect(written(named(reef), named({ ...reef, en: 'Wall' }), after)).toEqual([]);
  });

  it('is no longer stale when the English text is changed back, or reads the same (EDT-07)', () => {
    expect(written(named(reef), named({ ...reef, en: 'Wall' }), named(reef))).toEqual([]);
    expect(written(named(reef), named({ ...reef, en: ' Reef\r\n' }))).toEqual([]);
  });

  it('is not stale when a user confirms it, until the English text changes again (EDT-07)', () => {
    const wall = named({ ...reef, en: 'Wall' });
    const confirmed = sourcesConfirmed(written(named(reef), wall), 'id', ['names']);
    expect(stale(wall, confirmed)).toEqual([[], [], ['names']]);
    const slope = named({ ...reef, en: 'Slope' });
    expect(stale(slope, sourcesAfter(wall, slope, confirmed))).toEqual([[], ['names'], ['names']]);
  });

  it('is missing if another language has the text, except for optional texts (EDT-07)', () => {
    const texts: TranslatedText[] = [
      { field: 'names', text: { en: 'Reef', id: ' ' } },
      { field: 'descriptions', text: { id: 'Biru' } },
      { field: 'locations', text: { en: 'Manado' }, isOptional: true },
      { field: 'included', text: undefined },
    ];
    expect((['en', 'id', 'cn'] as const).map((language) => translationState(texts, [], language).missing)).toEqual([
      ['descriptions'],
      ['names'],
      ['names', 'descriptions'],
    ]);
  });

  it('is missing and never stale after it was removed (EDT-07)', () => {
    const removed = named({ en: 'Wall', id: '', cn: '峭壁' });
    expect(written(named(reef), named({ ...reef, en: 'Wall' }), removed)).toEqual([]);
  });

  it('keeps its source when its array entry moves, or its stop is restored (EDT-07)', () => {
    const question = (at: number, text: Partial<typeof reef>): TranslatedText => ({ field: `questions.${at}.question`, text });
    const wall = { en: 'Wall', id: 'Dinding', cn: '峭壁' };
    const begun = [question(0, reef), question(1, wall)];
    expect(written(begun, [question(0, wall), question(1, reef)])).toEqual([]);
    const older = [question(0, { ...reef, en: 'Reefs' }), question(1, wall)];
    const moved = [question(0, wall), question(1, { ...reef, en: 'Reefs' })];
    expect(stale(moved, written(begun, older, moved))[2]).toEqual(['questions.1.question']);

    const stop = (text: Partial<typeof reef>): TranslatedText[] => [{ field: 'itinerary.a.comments', text }];
    const changed = stop({ ...reef, en: 'Reefs' });
    expect(stale(changed, written(stop(reef), changed, [], changed))[1]).toEqual(['itinerary.a.comments']);
  });
});

describe('rememberingSources', () => {
  interface Trip {
    _id: string;
    version: number;
    createdAt: Date;
    updatedAt: Date;
    stops: { id: string; title: typeof reef }[];
    translatedFrom?: TranslationSource[];
  }
  const as = {
    names: () => reef,
    texts: ({ stops }: Trip) => stops.map(({ id, title }) => ({ field: `stops.${id}.title`, text: title })),
  };
  const at = new Date('2026-01-02T03:04:05Z');
  const trip: Trip = { _id: 'a', version: 1, createdAt: at, updatedAt: at, stops: ['x', 'y'].map((id) => ({ id, title: { ...reef } })) };
  const change = { $set: { 'stops.$.title.en': 'Wall' } } as never;

  it('updates the entry that the filter matches (EDT-07)', () => {
    const { $set } = rememberingSources(as, trip, change, { stops: { $elemMatch: { id: 'y' } } } as never);
    expect($set?.translatedFrom.map(({ field }) => field)).toEqual(['stops.y.title', 'stops.y.title']);
    expect(() => rememberingSources(as, trip, change, {})).toThrow('does not identify');
  });

  it('leaves writes that set translatedFrom alone, and removes the field when no source is left (EDT-07)', () => {
    const known: Trip = { ...trip, translatedFrom: [{ field: 'stops.x.title', language: 'id', english: hashOf('Wall') }] };
    expect(rememberingSources(as, known, { $unset: { translatedFrom: 1 } } as never, {})).toEqual({});
    expect(rememberingSources(as, known, { $set: { 'stops.0.title.en': 'Wall', 'stops.0.title.cn': '峭壁' } } as never, {})).toEqual({
      $unset: { translatedFrom: 1 },
    });
  });
});
