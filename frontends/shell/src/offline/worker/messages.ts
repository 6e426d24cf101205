import { LANGUAGE_TAGS, type Language, type Localised } from '@reefdesk/contracts/languages';

const NOTE: Localised = {
  en: 'You are offline. This is how the page looked on {{date}}.',
  id: 'Anda sedang offline. Beginilah tampilan halaman ini pada {{date}}.',
  cn: '您处于离线状态。页面显示的是{{date}}时的样子。',
};

const AGAIN: Localised = { en: 'Try again', id: 'Coba lagi', cn: '重试' };

const NO_CONNECTION: Localised = {
  en: 'You are offline, and this page has not been opened on this device before.',
  id: 'Anda sedang offline, dan halaman ini belum pernah dibuka di perangkat ini.',
  cn: '您处于离线状态，而且这个页面尚未在本设备上打开过。',
};

/** HTML of the note on a cached page. The empty link requests the page again. */
export function noteIn(language: Language, sentAt: number): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' });
  const date = `<time datetime="${new Date(sentAt).toISOString()}">${format.format(sentAt)}</time>`;
  return `${NOTE[language].replace('{{date}}', date)} <a href="">${AGAIN[language]}</a>`;
}

export function barePage(language: Language): string {
  return `<!DOCTYPE html>
<html lang="${LANGUAGE_TAGS[language]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${NO_CONNECTION[language]}</title>
  </head>
  <body><main><p>${NO_CONNECTION[language]}</p><p><a href="">${AGAIN[language]}</a></p></main></body>
</html>
`;
}
