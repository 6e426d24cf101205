import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';

/** Readable cookie beside the session cookie: without it there is no session, so a failing request is avoided. */
export function mayHaveSession(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));
}

export function forgetSessionHint(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}
