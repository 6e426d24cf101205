import type { Language } from '@reefdesk/contracts/languages';
import { languagesOf } from '@reefdesk/contracts/translations/values';
import { selectUser, useAppSelector } from '@reefdesk/web-kit';

/** Returns the languages that the user translates: a translator's own, else all. */
export function useOwnLanguages(): readonly Language[] {
  const user = useAppSelector(selectUser);
  return languagesOf({ ...(user?.position && { position: user.position }), ...(user?.languages && { languages: user.languages }) });
}
