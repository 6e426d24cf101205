import { describe, expect, it } from '@jest/globals';
import { chatLink } from './brand.ts';

describe('chatLink', () => {
  it('is a plain link to the fixed operator number with the message prefilled (SOC-07)', () => {
    const link = new URL(chatLink({ whatsapp: '62431555010' }, "Hi, I'm interested in Bunaken & Siladen."));
    expect(link.pathname).toBe('/62431555010');
    expect(link.searchParams.get('text')).toBe("Hi, I'm interested in Bunaken & Siladen.");
  });
});
