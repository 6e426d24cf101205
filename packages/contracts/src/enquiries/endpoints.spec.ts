import { enquiryIdOf } from './endpoints.ts';

it('derives the same ID from the same key in every version', () => {
  expect(enquiryIdOf('a9f4047e-f0e8-5b02-803e-5d2aa99775f9')).toBe('1d6ff5f2-ddc1-5371-8e60-f1927f16b31a');
});
