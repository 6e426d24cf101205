import { describe, expect, it } from '@jest/globals';
import { AUDIT_CHANGES_MAX, AUDIT_TEXT_MAX_LENGTH } from '@reefdesk/contracts/audit/values';
import { changesBetween } from './changes-between.ts';

describe('changesBetween', () => {
  it('names changed fields by path, and leaves out equal values (AUD-01)', () => {
    const before = { name: { en: 'Reef', cn: '' }, price: 5, stops: [{ time: '09:00' }], images: ['a', 'b'], level: null, at: new Date(0) };
    const after = { name: { en: 'Reef', cn: '珊瑚' }, price: null, stops: [{ time: '10:00' }], images: ['b'], at: new Date(0) };
    expect(changesBetween(before, after)).toEqual({
      changes: [
        { field: 'price', before: '5', after: null },
        { field: 'stops.0.time', before: '09:00', after: '10:00' },
        { field: 'images', before: 'a, b', after: 'b' },
        { field: 'name.cn', before: null, after: '珊瑚' },
      ],
      leftOut: 0,
    });
  });

  it('shows the differing part of long texts, and counts further changes', () => {
    const long = 'calm water '.repeat(100);
    const [change] = changesBetween({ text: `${long}before` }, { text: `${long}after` }).changes;
    expect([change?.before?.endsWith('before'), change?.after?.endsWith('after')]).toEqual([true, true]);
    expect(change?.after?.length).toBeLessThanOrEqual(AUDIT_TEXT_MAX_LENGTH + 2);
    const many = Object.fromEntries(Array.from({ length: AUDIT_CHANGES_MAX + 3 }, (_, at) => [`field${at}`, at + 1]));
    expect(changesBetween({}, many)).toMatchObject({ leftOut: 3 });
  });
});
