import { changedData } from './changed-data.ts';

describe('changedData', () => {
  it('returns the changed fields, and of localised texts only the changed languages (EDT-01)', () => {
    const before = {
      names: { en: 'Reef', id: 'Karang', cn: '' },
      price: 5,
      level: null,
      months: [1, 2],
      hours: { open: '08:00', day: 'x' },
    };
    const same = structuredClone(before);
    expect(changedData(before, same)).toEqual({});
    const after = { ...same, names: { en: 'Reef', id: 'Terumbu', cn: '' }, price: null, months: [2], hours: { open: '09:00', day: 'x' } };
    expect(changedData(before, after)).toEqual({
      names: { id: 'Terumbu' },
      price: null,
      months: [2],
      hours: { open: '09:00', day: 'x' },
    });
  });
});
