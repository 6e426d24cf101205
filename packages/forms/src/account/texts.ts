import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['account'], (_namespace, language) => import(`./locales/${language}/account.json`));

/** Brings along where the texts are, so that only the chunks which use them know of them. */
export function useAccountText(): Text {
  return useText('account');
}
