import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser has passkeys; never while the page is drawn on the server. */
export function usePasskeysOffered(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
