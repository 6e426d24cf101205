import { describe, expect, it } from '@jest/globals';
import { localise, parseLanguage, toLanguage, toLanguageCode } from './languages.ts';

describe('languages', () => {
  it('reads the codes of the interface, of the data and of browsers', () => {
    expect(['EN', 'en-GB', 'ID', 'id', 'in', 'CN', 'zh-Hans-CN', 'zh'].map(parseLanguage)).toEqual([
      'en',
      'en',
      'id',
      'id',
      'id',
      'cn',
      'cn',
      'cn',
    ]);
  });

  it('reads an unknown language as EN (I18N-21)', () => {
    expect([toLanguage('fr'), toLanguage(undefined), toLanguage(7), toLanguageCode('xx')]).toEqual(['en', 'en', 'en', 'EN']);
  });

  it('shows the current language first, then en, id, cn (I18N-08, ENT-19)', () => {
    const full = { en: 'reef', id: 'terumbu', cn: '珊瑚礁' };
    expect(localise(full, 'cn')).toBe('珊瑚礁');
    expect(localise({ ...full, cn: '' }, 'cn')).toBe('reef');
    expect(localise({ en: '', id: 'terumbu', cn: '珊瑚礁' }, 'en')).toBe('terumbu');
    expect(localise({ en: '', id: '', cn: '珊瑚礁' }, 'id')).toBe('珊瑚礁');
    expect(localise(undefined, 'id')).toBe('');
  });
});
