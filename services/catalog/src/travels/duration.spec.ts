import { expect, it } from '@jest/globals';
import { durationText } from './duration.ts';

it('says "1 day" for one day and "N days" for more', () => {
  expect([1, 2, 30].map(durationText)).toEqual(['1 day', '2 days', '30 days']);
});
