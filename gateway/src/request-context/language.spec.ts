import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.ts';

describe('languageOf', () => {
  it("prefers the requested language, then the saved choice, then the browser's", () => {
    expect(languageOf({ query: 'ID', cookie: 'CN', accepted: ['en'] })).toBe('id');
    expect(languageOf({ query: null, cookie: 'CN', accepted: ['en'] })).toBe('cn');
    expect(languageOf({ query: null, cookie: undefined, accepted: ['fr', 'zh-TW', 'en'] })).toBe('cn');
  });

  it('ignores unsupported languages', () => {
    expect(languageOf({ query: 'de', cookie: 'xx', accepted: ['fr-CA', 'in'] })).toBe('id');
  });

  it('falls back to EN (I18N-01, I18N-21)', () => {
    expect(languageOf({ query: 'de', cookie: '', accepted: ['*', 'fr'] })).toBe('en');
    expect(languageOf({ query: undefined, cookie: undefined, accepted: [] })).toBe('en');
  });
});
