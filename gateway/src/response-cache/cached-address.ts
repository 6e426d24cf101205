import { LIST_FIELDS, LIST_VIEWS, type ListView, PAGE_FIELDS } from '@reefdesk/contracts/requests/lists.requests';
import type { ServiceName } from '@reefdesk/system/services';
import type { RequestContext } from '../request-context/request-context.ts';

/** What a cached response is filed under. */
export interface CachedAddress {
  /** The path, and the view of a list; also what the service is asked. Nothing else in a query changes an answer that is kept. */
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
  const view = path === `/api/${target.name}` ? viewOf(query) : WHOLE;
  if (view === undefined || path.length > MAX_LENGTH) return undefined;
  return { key: view === WHOLE ? path : `${path}?view=${view}`, name: target.name, service: target.service };
}

const WHOLE = 'whole';

/** How a list is to be read; undefined where the answer is not kept: pages are without number, and nonsense is its service's to refuse. */
function viewOf(query: URLSearchParams): ListView | typeof WHOLE | undefined {
  if (!Object.keys(LIST_FIELDS).some((name) => query.has(name))) return WHOLE;
  const [view, ...more] = query.getAll('view');
  const isPaged = Object.keys(PAGE_FIELDS).some((name) => query.has(name));
  return isPaged || more.length > 0 ? undefined : LIST_VIEWS.find((known) => known === view);
}
