import { differsInTexts } from './translators-edit.ts';

describe('edits by translators', () => {
  const read = () => ({ name: { en: 'Reef', id: '', cn: '' }, price: 5, hero: { claims: [{ en: 'Blue', id: '' }] }, changed: new Date(0) });
  const record = read();
  const changed = (change: object) => ({ ...read(), ...change });

  it('may change texts in their own languages, anywhere in the record (EDT-08)', () => {
    expect(differsInTexts(record, changed({ name: { ...record.name, id: 'Karang' } }), ['id'])).toBe(true);
    expect(differsInTexts(record, changed({ hero: { claims: [{ en: 'Blue', id: 'Biru' }] } }), ['id'])).toBe(true);
    expect(differsInTexts(record, changed({ best: { id: 'Mei' } }), ['id'])).toBe(true);
    expect(differsInTexts(record, changed({ note: '' }), ['id'])).toBe(true);
  });

  it('may change nothing else: no other language, no price, no number of array entries (EDT-08, PPL-05)', () => {
    for (const change of [
      { name: { ...record.name, cn: '礁' } },
      { name: { ...record.name, id: { deep: 1 } } },
      { price: 6 },
      { changed: new Date(1) },
      { hero: { claims: [] } },
      { hero: { claims: [...record.hero.claims, { en: 'x' }] } },
      { id: 5 },
      { more: 'x' },
    ])
      expect([change, differsInTexts(record, changed(change), ['id'])]).toEqual([change, false]);
  });
});
