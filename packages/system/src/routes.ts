import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import type { ServiceName } from './services.ts';

export interface ApiRoute {
  readonly service: ServiceName;
  /** Visitors may read it without a session, so the response can be cached (response-cache). */
  readonly visitors: boolean;
  /** The service caches the list at this root, so the gateway may cache it for signed-in readers (held-answers). */
  readonly isRemembered: boolean;
  readonly isStream: boolean;
}

const API = '/api/';

/** Routing table by first segment after `/api/`, case-sensitive; by two (`trash/packages`) where services share the first. */
export function routesOf(endpoints: Readonly<Record<string, Routes>>): ReadonlyMap<string, ApiRoute> {
  const all = Object.entries(endpoints).flatMap(([service, routes]) =>
    Object.values<Endpoint>(routes)
      .filter(({ route }) => route.includes(` ${API}`))
      .map((endpoint) => ({ service: service as ServiceName, segments: segmentsOf(endpoint), endpoint })),
  );
  const owners = new Map(all.map(({ service, segments: [first] }) => [first, service]));
  const shared = new Set(
    all.filter(({ service, segments: [first] }) => owners.get(first) !== service).map(({ segments: [first] }) => first),
  );
  const routes = new Map<string, ApiRoute>();
  for (const { service, segments, endpoint } of all) {
    const [first, second] = segments;
    const name = second && shared.has(first) ? `${first}/${second}` : first;
    const known = routes.get(name);
    if (known && known.service !== service) throw new Error(`${known.service} and ${service} both answer at ${API}${name}`);
    routes.set(name, {
      service,
      visitors: known?.visitors || isForVisitors(endpoint),
      isRemembered: known?.isRemembered || endpoint.isRemembered === true,
      isStream: known?.isStream || isEventStream(endpoint),
    });
  }
  return routes;
}

function segmentsOf({ route }: Endpoint): [first: string, second?: string] {
  const [first = '', second] = route.slice(route.indexOf(API) + API.length).split('/');
  return [first, second];
}

function isForVisitors({ route, access, isSecret }: Endpoint): boolean {
  return route.startsWith('GET ') && access === 'public' && !isSecret;
}

function isEventStream({ answers }: Endpoint): boolean {
  return Object.values(answers).some((answer) => answer && 'contentTypes' in answer && answer.contentTypes.includes('text/event-stream'));
}

export const API_ROUTES = routesOf(ENDPOINTS);
