import { conflictFields, localisedLabels } from './conflict-labels.ts';

describe('conflict labels', () => {
  it('have a path for each value, except excluded ones', () => {
    const show = (seats: number) => `${seats} seats`;
    const fields = conflictFields<{
      name: { en: string; id: string; cn: string };
      trip: { seats: number; days: number[] };
      picture: File | null;
    }>({
      name: localisedLabels((language) => `Name (${language})`),
      trip: { seats: { label: 'Seats', show }, days: { label: 'Days' } },
      picture: null,
    });
    expect(fields).toEqual([
      { path: 'name.en', label: 'Name (en)', lang: 'en' },
      { path: 'name.id', label: 'Name (id)', lang: 'id' },
      { path: 'name.cn', label: 'Name (cn)', lang: 'zh-Hans' },
      { path: 'trip.seats', label: 'Seats', show },
      { path: 'trip.days', label: 'Days' },
    ]);
  });

  it('must cover every value', () => {
    // @ts-expect-error: a value without a label would be lost in a conflict.
    expect(conflictFields<{ seats: number; days: number }>({ seats: { label: 'Seats' } })).toHaveLength(1);
  });
});
