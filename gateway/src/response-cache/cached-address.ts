import { LANGUAGES } from '@reefdesk/contracts/languages';
import { DEPARTURE_RANGE_FIELDS } from '@reefdesk/contracts/requests/departures.requests';
import { LIST_VIEWS, PART_FIELDS } from '@reefdesk/contracts/requests/lists.requests';
import type { ServiceName } from '@reefdesk/system/services';
import type { RequestContext } from '../request-context/request-context.ts';

/** What a cached response is filed under. */
export interface CachedAddress {
  /** The path, the view and the language of a list, the package of departures, the destination of packages; also what the service is asked. Nothing else in a query changes an answer that is kept. */
  key: string;
  /** First segment of the path after `/api/`; change events name these. */
  name: string;
  service: ServiceName;
}

/** Addresses that can be written in one way only: many spellings of one address must not push others out. */
const ONE_SPELLING = /^[^%]*[^%/]$/;
/** Longer addresses are not worth keeping. */
const MAX_LENGTH = 400;

/** Undefined where the answer may depend on who asks, or changes something. */
export function cachedAddressOf(
  method: string,
  context: Pick<RequestContext, 'target' | 'hasSessionCookie' | 'path' | 'query'>,
): CachedAddress | undefined {
  const { target, hasSessionCookie, path, query } = context;
  if (target.kind !== 'api' || !target.visitors || hasSessionCookie) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!ONE_SPELLING.test(path)) return undefined;
  const asked = path === `/api/${target.name}` ? askedOf(target.name, query) : WHOLE;
  if (asked === undefined || path.length > MAX_LENGTH) return undefined;
  return { key: `${path}${asked}`, name: target.name, service: target.service };
}

const WHOLE = '';
/** `/api/departures` are those of one package; a range of days is without number and not kept. */
const DEPARTURES = 'departures';
const SLUG = /^[a-z0-9-]{1,200}$/;

/** The part of a query that the answer depends on; undefined where it is not kept. */
function askedOf(name: string, query: URLSearchParams): string | undefined {
  return name === DEPARTURES ? packageOf(query) : viewOf(name, query);
}

function packageOf(query: URLSearchParams): string | undefined {
  const [slug = '', ...more] = query.getAll('package');
  const isRange = Object.keys(DEPARTURE_RANGE_FIELDS).some((name) => query.has(name));
  return isRange || more.length > 0 || !SLUG.test(slug) ? undefined : `?package=${slug}`;
}

const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value);
/** Few readings of each list, in one order. */
const CHOICES: Readonly<Record<string, (value: string) => boolean>> = { view: isOneOf(LIST_VIEWS), lang: isOneOf(LANGUAGES) };
/** Packages that come to one place, too: as many as there are places. */
const PACKAGES = 'packages';
const PACKAGE_CHOICES = { destination: (value: string) => SLUG.test(value), ...CHOICES };

/** How a list is to be read; undefined where the answer is not kept: pages are without number, and nonsense is its service's to refuse. */
function viewOf(name: string, query: URLSearchParams): string | undefined {
  const choices = Object.entries(name === PACKAGES ? PACKAGE_CHOICES : CHOICES);
  if (Object.keys(PART_FIELDS).some((field) => query.has(field))) return undefined;
  const parts = choices.map(([field, isKnown]) => {
    const [value, ...more] = query.getAll(field);
    if (value === undefined) return '';
    return more.length === 0 && isKnown(value) ? `${field}=${value}` : undefined;
  });
  if (parts.includes(undefined)) return undefined;
  const asked = parts.filter((part) => part !== '');
  return asked.length > 0 ? `?${asked.join('&')}` : WHOLE;
}
