import { askedFor, conflictRows, resolved, takenIn } from './conflict.ts';

const FIELDS = [
  { path: 'names.en', label: 'Name (EN)' },
  { path: 'names.id', label: 'Name (ID)' },
  { path: 'duration', label: 'Duration' },
];

const base = { names: { en: 'Reef', id: 'Karang' }, duration: '1 day' };

describe('two versions of a record', () => {
  it('differ only in fields with different values', () => {
    const mine = { ...base, duration: '2 days' };
    expect(conflictRows(FIELDS, base, mine, { ...base, duration: '2 days' })).toEqual([]);
    expect(conflictRows(FIELDS, base, mine, base).map(({ path }) => path)).toEqual(['duration']);
  });

  it('keep one-sided changes, and mine where both changed', () => {
    const mine = { names: { en: 'My reef', id: 'Karang' }, duration: '2 days' };
    const theirs = { names: { en: 'Their reef', id: 'Karang mereka' }, duration: '1 day' };
    const rows = conflictRows(FIELDS, base, mine, theirs);
    expect(rows.map(({ path, side }) => [path, side])).toEqual([
      ['names.en', 'mine'],
      ['names.id', 'theirs'],
      ['duration', 'mine'],
    ]);
    expect(askedFor(rows).map(({ path }) => path)).toEqual(['names.en']);
    expect(takenIn(rows).map(({ path }) => path)).toEqual(['names.id']);
    expect(resolved(theirs, rows, { 'names.en': 'theirs', 'names.id': 'theirs', duration: 'mine' })).toEqual({
      names: { en: 'Their reef', id: 'Karang mereka' },
      duration: '2 days',
    });
    expect(resolved(theirs, rows, {}).names.id).toBe('Karang mereka');
  });
});
