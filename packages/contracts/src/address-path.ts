// Apart from `site-paths`, which every page loads.

/** The way there on the host that is open, whichever of the site's it is: the address without its origin. */
export function pathOfAddress(address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://any.host');
  return pathname + search + hash;
}
