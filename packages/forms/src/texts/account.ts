import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['account'], (_namespace, language) => import(`../locales/${language}/account.json`));
provideTexts(['protection'], (_namespace, language) => import(`../locales/${language}/protection.json`));

/** Brings along where the texts are, so that only the chunks which use them know of them. */
export function useAccountText(): Text {
  return useText('account');
}

/** Of sessions and of the second step. */
export function useProtectionText(): Text {
  return useText('protection');
}
