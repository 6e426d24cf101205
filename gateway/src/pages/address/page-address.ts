/** A page of the site, as its address names it. */
export type PageAddress =
  | { kind: 'home' | 'about' | 'destinations' | 'sign-in' | 'sign-up' }
  | { kind: 'destination'; id: string }
  | { kind: 'travel'; slug: string }
  /** Pages behind the sign-in: the shell and nothing else. */
  | { kind: 'private' }
  | { kind: 'unknown' };

type Read = (parameter: string) => PageAddress;
type PlainKind = Exclude<PageAddress['kind'], 'destination' | 'travel' | 'unknown'>;
const plain = (kind: PlainKind): Read => {
  return () => ({ kind });
};

/** `:x` is one segment, `/*` the address itself and everything below it. */
const ROUTES: readonly (readonly [string, Read])[] = [
  ['/', plain('home')],
  ['/auth', plain('home')],
  ['/auth/homepage', plain('home')],
  ['/auth/about', plain('about')],
  ['/auth/destinations', plain('destinations')],
  ['/destinations', plain('destinations')],
  ['/auth/destination-detail/:id', (id) => ({ kind: 'destination', id })],
  ['/auth/travel/:slug', (slug) => ({ kind: 'travel', slug })],
  ['/travel/:slug', (slug) => ({ kind: 'travel', slug })],
  ['/auth/sign-in', plain('sign-in')],
  ['/sign-up', plain('sign-up')],
  ['/customer', plain('private')],
  ['/customer/travel', plain('private')],
  ['/customer/default', plain('private')],
  ['/admin/*', plain('private')],
];

/** The addresses that the client's router knows. */
const ADDRESSES: readonly (readonly [RegExp, Read])[] = ROUTES.map(([route, read]) => [toPattern(route), read]);

/** `path` is plain (routing/plain-path), so its escapes can be decoded. */
export function pageAddressOf(path: string): PageAddress {
  for (const [pattern, read] of ADDRESSES) {
    const match = pattern.exec(path);
    if (match) return read(decode(match[1] ?? ''));
  }
  return { kind: 'unknown' };
}

/** The one address under which a page should be found; undefined for pages that nobody should find. */
export function canonicalPath(address: PageAddress): string | undefined {
  switch (address.kind) {
    case 'home':
      return '/auth/homepage';
    case 'about':
    case 'destinations':
    case 'sign-in':
      return `/auth/${address.kind}`;
    case 'sign-up':
      return '/sign-up';
    case 'destination':
      return `/auth/destination-detail/${encodeURIComponent(address.id)}`;
    case 'travel':
      return `/auth/travel/${encodeURIComponent(address.slug)}`;
    default:
      return undefined;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A slash at the end does not matter. */
function toPattern(route: string): RegExp {
  const source = route.replace(/\/\*$/, '(?:/.+)?').replace(/:\w+/g, '([^/]+)');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
