import { DEPARTURE_RANGE_FIELDS } from '@reefdesk/contracts/departures/requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIST_VIEWS, PART_FIELDS } from '@reefdesk/contracts/lists';
import type { ServiceName } from '@reefdesk/system/services';
import type { RequestContext } from '../request-context/request-context.ts';

/** Cache key of a response, and its service. */
export interface CachedAddress {
  /**
   * The path, and the part of the query that changes a kept response: view and language of a list, package of departures, destination of
   * packages. Also the address that the service is asked for.
   */
  key: string;
  /** First segment of the path after `/api/`; change events name these. */
  name: string;
  service: ServiceName;
}

/** Addresses that can be written in one way only: many spellings of one address must not push others out. */
const ONE_SPELLING = /^[^%]*[^%/]$/;
/** Longer addresses are not worth keeping. */
const MAX_LENGTH = 400;

/** Undefined if the response may depend on the user, or if the request changes something. */
export function cachedAddressOf(
  method: string,
  context: Pick<RequestContext, 'target' | 'hasSessionCookie' | 'path' | 'query'>,
): CachedAddress | undefined {
  const { target, hasSessionCookie, path, query } = context;
  if (target.kind !== 'api' || !target.visitors || hasSessionCookie) return undefined;
  if ((method !== 'GET' && method !== 'HEAD') || target.name === COMMON_PASSWORDS) return undefined;
  if (!ONE_SPELLING.test(path)) return undefined;
  const asked = path === `/api/${target.name}` ? askedOf(target.name, query) : WHOLE;
  if (asked === undefined || path.length > MAX_LENGTH) return undefined;
  return { key: `${path}${asked}`, name: target.name, service: target.service };
}

/** Thousands of short answers, which auth has in memory: they would only push others out. */
const COMMON_PASSWORDS = 'common-passwords';

const WHOLE = '';
/** `/api/departures` of one package; ranges of days are too many to keep. */
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
/** Allowed values of a list's parameters, in a fixed order. */
const CHOICES: Readonly<Record<string, (value: string) => boolean>> = { view: isOneOf(LIST_VIEWS), lang: isOneOf(LANGUAGES) };
/** Packages may also be filtered by destination, which adds one entry per destination. */
const PACKAGES = 'packages';
const PACKAGE_CHOICES = { destination: (value: string) => SLUG.test(value), ...CHOICES };

/** The query of a list; undefined if it is not kept: there are too many result pages, and the service rejects invalid values. */
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
