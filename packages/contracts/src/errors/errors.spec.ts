import { describe, expect, it } from '@jest/globals';
import { ERRORS, errorText, isErrorCode } from './errors.ts';

describe('the error table', () => {
  it('fills the placeholders of a text', () => {
    expect(errorText('image_limit_reached', { max: 6 })).toBe('Maximum number of images reached (6)');
  });

  it('names the phrase that opens the force delete prompt (ERR-49)', () => {
    expect(errorText('destination_in_use')).toContain('being used in travel packages');
  });

  it('recognises only its own codes', () => {
    expect(isErrorCode('not_found')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });

  it('gives every code an error status and a text', () => {
    for (const { status, text } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toBe('');
    }
  });
});
