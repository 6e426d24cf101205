import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';

/**
 * The session cookie cannot be read; the server sets this one beside it. Without it there is no session, so a visitor is
 * spared a call that can only fail.
 */
export function mayHaveSession(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));
}

/** The session behind it ended elsewhere: the server said so. */
export function forgetSessionHint(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}
