import { DEPARTURE_RANGE_FIELDS } from '@reefdesk/contracts/requests/departures.requests';
import { LIST_FIELDS, LIST_VIEWS, PAGE_FIELDS } from '@reefdesk/contracts/requests/lists.requests';
import type { ServiceName } from '@reefdesk/system/services';
import type { RequestContext } from '../request-context/request-context.ts';

/** What a cached response is filed under. */
export interface CachedAddress {
  /** The path, the view of a list, the package of departures; also what the service is asked. Nothing else in a query changes an answer that is kept. */
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
  return name === DEPARTURES ? packageOf(query) : viewOf(query);
}

function packageOf(query: URLSearchParams): string | undefined {
  const [slug = '', ...more] = query.getAll('package');
  const isRange = Object.keys(DEPARTURE_RANGE_FIELDS).some((name) => query.has(name));
  return isRange || more.length > 0 || !SLUG.test(slug) ? undefined : `?package=${slug}`;
}

/** How a list is to be read; undefined where the answer is not kept: pages are without number, and nonsense is its service's to refuse. */
function viewOf(query: URLSearchParams): string | undefined {
  if (!Object.keys(LIST_FIELDS).some((name) => query.has(name))) return WHOLE;
  const [view, ...more] = query.getAll('view');
  const isPaged = Object.keys(PAGE_FIELDS).some((name) => query.has(name));
  const known = LIST_VIEWS.find((one) => one === view);
  return isPaged || more.length > 0 || !known ? undefined : `?view=${known}`;
}
