import { check } from '../schema/check.ts';
import { destinationEdit } from './requests.ts';

describe('dive facts of an edit', () => {
  it.each<[string, object, string]>([
    ['a depth that ends before it begins', { depth_from: 20, depth_to: 5 }, 'dive.depth_to'],
    ['a depth of the moon', { depth_from: 4_000 }, 'dive.depth_from'],
    ['a current of its own', { current: 'wild' }, 'dive.current'],
    ['a 13th month', { best_months: [13] }, 'dive.best_months[0]'],
    ['months that are a text', { best_months: 'May' }, 'dive.best_months'],
    ['more months than a year has', { visibility_by_month: Array(13).fill(1) }, 'dive.visibility_by_month'],
    ['an animal that is a text', { life: ['Turtle'] }, 'dive.life[0]'],
    ['facts that are a list', [], 'dive'],
  ])('EDT-12: are rejected at the field for %s', (_, dive, field) => {
    expect(Object.keys(check(destinationEdit, { dive }).errors ?? {})).toEqual([field]);
  });

  it('EDT-12: may be incomplete', () => {
    for (const dive of [{}, { depth_to: '40' }, { level: '' }, { life: [{ name: { cn: '海龟' } }] }])
      expect(check(destinationEdit, { dive }).errors).toBeUndefined();
  });
});
