import { enquiryIdOf } from './new-enquiry.ts';

describe('the id of an enquiry', () => {
  it('is made from the key of its request, also by the demo content', () => {
    expect(enquiryIdOf('a9f4047e-f0e8-5b02-803e-5d2aa99775f9')).toBe('1d6ff5f2-ddc1-5371-8e60-f1927f16b31a');
  });
});
