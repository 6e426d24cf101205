import { DEPARTURE_RANGE_FIELDS } from '@reefdesk/contracts/departures/requests';
import { DESTINATION_FILTER_FIELDS } from '@reefdesk/contracts/destinations/requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { LIST_VIEWS } from '@reefdesk/contracts/lists';
import { PACKAGE_FILTER_FIELDS } from '@reefdesk/contracts/travels/requests';
import type { ServiceName } from '@reefdesk/system/services';
import type { RequestContext } from '../request-context/request-context.ts';

export interface CachedAddress {
  /** The path and the relevant part of the query: view and language of a list, package or destination. Also the upstream URL. */
  key: string;
  /** First segment of the path after `/api/`, which change events name. */
  name: string;
  service: ServiceName;
}

/** Paths without an alias, so that different forms of one address do not evict others. */
const ONE_ALIAS = /^[^%]*[^%/]$/;
const MAX_LENGTH = 400;

/** Undefined if the response may depend on the user or the request changes data. */
export function cachedAddressOf(
  method: string,
  context: Pick<RequestContext, 'target' | 'hasSessionCookie' | 'path' | 'query'>,
): CachedAddress | undefined {
  const { target, hasSessionCookie, path, query } = context;
  if (target.kind !== 'api' || !target.visitors || hasSessionCookie) return undefined;
  if ((method !== 'GET' && method !== 'HEAD') || target.name === COMMON_PASSWORDS) return undefined;
  if (!ONE_ALIAS.test(path)) return undefined;
  const asked = path === `/api/${target.name}` ? askedOf(target.name, query) : WHOLE;
  if (asked === undefined || path.length > MAX_LENGTH) return undefined;
  return { key: `${path}${asked}`, name: target.name, service: target.service };
}

/** Thousands of short responses, which auth has in memory and which would evict others. */
const COMMON_PASSWORDS = 'common-passwords';

const WHOLE = '';
/** `/api/departures` of one package. Date ranges are too many to cache. */
const DEPARTURES = 'departures';
const SLUG = /^[a-z0-9-]{1,200}$/;

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
const CHOICES: Readonly<Record<string, (value: string) => boolean>> = {
  view: isOneOf(LIST_VIEWS),
  lang: isOneOf(LANGUAGES),
  limit: isOneOf([String(LIMITS.screenPage)]),
};
/** Parameters with too many values or combinations: filters and the later pages of a list. */
const UNCACHED = ['cursor', ...Object.keys({ ...DESTINATION_FILTER_FIELDS, ...PACKAGE_FILTER_FIELDS })];
const isSlug = (value: string) => SLUG.test(value);
/** Lists that are also cached for one record of another kind. */
const CHOICES_OF: Readonly<Record<string, typeof CHOICES>> = {
  packages: { destination: isSlug, ...CHOICES },
  testimonials: { package: isSlug, ...CHOICES },
};

/** Undefined for queries that are not cached, and for invalid values, which the service rejects. */
function viewOf(name: string, query: URLSearchParams): string | undefined {
  const choices = Object.entries(CHOICES_OF[name] ?? CHOICES);
  if (UNCACHED.some((field) => query.has(field))) return undefined;
  const parts = choices.map(([field, isKnown]) => {
    const [value, ...more] = query.getAll(field);
    if (value === undefined) return '';
    return more.length === 0 && isKnown(value) ? `${field}=${value}` : undefined;
  });
  if (parts.includes(undefined)) return undefined;
  const asked = parts.filter((part) => part !== '');
  return asked.length > 0 ? `?${asked.join('&')}` : WHOLE;
}
