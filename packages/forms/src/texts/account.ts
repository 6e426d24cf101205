import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['account'], (_namespace, language) => import(`../locales/${language}/account.json`));
provideTexts(['protection'], (_namespace, language) => import(`../locales/${language}/protection.json`));

export function useAccountText(): Text {
  return useText('account');
}

export function useProtectionText(): Text {
  return useText('protection');
}
