import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useSyncExternalStore } from 'react';
import { useLanguage } from './use-language.ts';

/** Language tag for dates: with the region of the browser where it asks for one of this language, such as `en-GB` (DEP-05). */
export function useDateTag(): string {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return useSyncExternalStore(
    neverChanges,
    () => regionalTag(tag),
    () => tag,
  );
}

const neverChanges = () => () => undefined;

/** The tag itself for its own region, so that most pages are not drawn again after their hydration. */
function regionalTag(tag: string): string {
  const wanted = navigator.languages.filter((one) => one.startsWith(`${tag}-`));
  const [region] = wanted.flatMap((one) => localeOf(one)?.region ?? []);
  return !region || region === localeOf(tag)?.maximize().region ? tag : `${tag}-${region}`;
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // Browsers may have tags that are none, such as `en-US@posix`.
  }
}
