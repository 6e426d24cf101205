import { LANGUAGE_KEY } from '@reefdesk/contracts/languages';
import { RUNTIME_CONFIG_ELEMENT_ID } from '@reefdesk/contracts/pages/rendering';
import { detectLanguage, saveLanguage, startLanguage } from './language.ts';

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

describe('language of a visit', () => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${LANGUAGE_KEY}=; Max-Age=0; Path=/`;
    localStorage.clear();
    document.documentElement.lang = '';
    history.replaceState(null, '', '/');
    browserSpeaks('de', 'fr');
  });

  it('is EN by default (I18N-01)', () => {
    expect(detectLanguage()).toBe('en');
  });

  it("is the browser's first supported language", () => {
    browserSpeaks('de', 'zh-TW', 'id');
    expect(detectLanguage()).toBe('cn');
  });

  it('is the saved choice before the browser, also after a reload (I18N-03)', () => {
    browserSpeaks('id');
    saveLanguage('CN');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=CN`);
    expect(detectLanguage()).toBe('cn');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${LANGUAGE_KEY}=; Max-Age=0; Path=/`;
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('CN');
    expect(detectLanguage()).toBe('cn');
  });

  it('is the one in the address above all, and is saved', () => {
    saveLanguage('CN');
    history.replaceState(null, '', '/auth/homepage?lang=id');
    expect(startLanguage()).toEqual({ language: 'id', code: 'ID' });
    expect(document.documentElement.lang).toBe('id');
    history.replaceState(null, '', '/');
    expect(detectLanguage()).toBe('id');
  });

  it('is the language of a server-rendered page', () => {
    saveLanguage('ID');
    document.documentElement.lang = 'zh-Hans';
    expect(detectLanguage()).toBe('id');
    const config = document.createElement('script');
    config.id = RUNTIME_CONFIG_ELEMENT_ID;
    document.body.append(config);
    expect(detectLanguage()).toBe('cn');
  });

  it('is written as zh-Hans outside the product, never as cn', () => {
    saveLanguage('CN');
    startLanguage();
    expect(document.documentElement.lang).toBe('zh-Hans');
  });
});
