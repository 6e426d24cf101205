/** The URL without its origin, so that a link stays on the host that the visitor is using. */
export function pathOfAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://any.host');
  return pathname + search + hash;
}
