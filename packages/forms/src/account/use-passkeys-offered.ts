import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True if the browser supports passkeys; always false during server rendering. */
export function usePasskeysOffered(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
