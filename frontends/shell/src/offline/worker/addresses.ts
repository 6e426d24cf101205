import { REMOTE_ENTRY } from './page-html.ts';

/** A file with a hash in its name never changes its content. */
const FILE =
  /^\/(?:assets|remotes\/public)\/(?:assets\/)?(?:[\w-]+\.)+(?=[0-9a-z]*\d)[0-9a-z]{8,}\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)$/;
const PICTURE_FILE = /\.(?:png|jpe?g|webp|avif)$/;
const PICTURE = /^(\/media\/[\w-]+)\/\d+$/;
/** Files and addresses that are not pages; everything else is a page. */
const NO_PAGE = /^\/(?:api|media|remotes|assets|health)(?:\/|$)|\.[a-z0-9]{1,12}$/i;

/** `document`: a navigation to something that is not a page, such as a download or a redirect of the API. */
export type Kind = 'page' | 'document' | 'file' | 'picture' | 'entry' | 'other';

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: host, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || host !== origin) return 'other';
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'document' : 'page';
  if (pathname === REMOTE_ENTRY) return searchParams.has('build') ? 'entry' : 'other';
  if (isPicture(pathname)) return 'picture';
  return isFile(pathname) ? 'file' : 'other';
}

export function isFile(path: string): boolean {
  return FILE.test(path) && !PICTURE_FILE.test(path);
}

export function isPicture(path: string): boolean {
  return PICTURE.test(path) || (FILE.test(path) && PICTURE_FILE.test(path));
}

export function sameInOtherWidth(path: string, cached: readonly string[]): string | undefined {
  const [, picture] = PICTURE.exec(path) ?? [];
  if (!picture) return undefined;
  const distance = (other: string) => Math.abs(widthOf(other) - widthOf(path));
  return cached.filter((other) => PICTURE.exec(other)?.[1] === picture).sort((one, other) => distance(one) - distance(other))[0];
}

function widthOf(path: string): number {
  return Number(path.slice(path.lastIndexOf('/') + 1));
}
