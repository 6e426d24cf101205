import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import type { ServiceRoutes } from './manifest.ts';
import { MANIFESTS } from './services.ts';

type Routes = Readonly<Record<string, ServiceRoutes>>;
type EndpointsOf = Readonly<Record<string, Endpoints>>;

const API = '/api/';
/** Image bytes: the gateway has one address for all of them. */
const MEDIA = '/media/';
/** Streams are matched as others are. */
const ROUTES: Routes = Object.fromEntries(
  Object.entries(MANIFESTS).map(([name, { routes }]) => [name, { ...routes, others: [...routes.others, ...(routes.streams ?? [])] }]),
);

/** What the manifest's routes lack, or have too much, for these calls. */
function routeFaults(routes: Routes, callsOf: EndpointsOf): string[] {
  const names = Object.values(routes).flatMap(({ visitors, others }) => [...visitors, ...others]);
  const isShared = (first: string) => !names.includes(first) && names.some((name) => name.startsWith(`${first}/`));
  const calls = Object.entries(callsOf).flatMap(([service, rows]) =>
    Object.entries(rows).flatMap(([name, { access, isSecret }]) => {
      const [method, path = ''] = name.split(' ');
      const [first = '', second = ''] = path.slice(API.length).split('/');
      const both = `${first}/${second}`;
      const segment = names.includes(both) || isShared(first) ? both : first;
      const isRead = method === 'GET' && access === 'public' && !isSecret;
      return path.startsWith(API) ? [{ service, name, segment, isRead }] : [];
    }),
  );
  const routesOf = (service: string): ServiceRoutes => routes[service] ?? { visitors: [], others: [] };
  const ofCalls = calls.flatMap(({ service, name, segment, isRead }) => {
    const { visitors, others } = routesOf(service);
    if (isRead && !visitors.includes(segment)) return [`${name}: "${segment}" is missing in routes.visitors of ${service}`];
    return [...visitors, ...others].includes(segment) ? [] : [`${name}: "${segment}" is missing in the routes of ${service}`];
  });
  const ofRoutes = Object.entries(routes).flatMap(([service, { visitors, others }]) => {
    const own = calls.filter((call) => call.service === service);
    return [
      ...visitors
        .filter((segment) => !own.some((call) => call.segment === segment && call.isRead))
        .map((segment) => `"${segment}" is in routes.visitors of ${service}, but no call of it lets visitors read there`),
      ...others
        .filter((segment) => !own.some((call) => call.segment === segment))
        .map((segment) => `"${segment}" is in the routes of ${service}, which has no such call`),
    ];
  });
  const all = Object.values(routes).flatMap(({ visitors, others }) => [...visitors, ...others]);
  const twice = all.filter((segment, at) => all.indexOf(segment) < at).map((segment) => `"${segment}" is a route twice`);
  return [...ofCalls, ...ofRoutes, ...twice];
}

describe('the routes of the manifest', () => {
  it('lead every call of contracts to its service, and nothing else; visitors read exactly what is public (OR-40)', () => {
    expect(routeFaults(ROUTES, ENDPOINTS)).toEqual([]);
  });

  it('leave out only calls for image bytes', () => {
    const others = Object.values<Endpoints>(ENDPOINTS).flatMap((rows) => Object.keys(rows).filter((name) => !name.includes(` ${API}`)));
    for (const name of others) expect(name).toContain(` ${MEDIA}`);
  });

  it('are told by name where one is missing, too much, of another audience or of two services', () => {
    const read = { route: 'GET /api/reefs', access: 'public', summary: '', answers: {} } as const;
    const calls: EndpointsOf = {
      reef: { 'GET /api/reefs': read, 'POST /api/reefs': { ...read, route: 'POST /api/reefs', access: 'admin' } },
    };
    const faults = (routes: Routes) => routeFaults(routes, calls);
    expect(faults({ reef: { visitors: ['reefs'], others: [] } })).toEqual([]);
    expect(faults({ reef: { visitors: [], others: ['reefs'] } })).toEqual([
      'GET /api/reefs: "reefs" is missing in routes.visitors of reef',
    ]);
    expect(faults({})).toEqual([
      'GET /api/reefs: "reefs" is missing in routes.visitors of reef',
      'POST /api/reefs: "reefs" is missing in the routes of reef',
    ]);
    expect(faults({ reef: { visitors: ['reefs', 'walls'], others: ['caves'] } })).toEqual([
      '"walls" is in routes.visitors of reef, but no call of it lets visitors read there',
      '"caves" is in the routes of reef, which has no such call',
    ]);
    expect(faults({ reef: { visitors: ['reefs'], others: ['reefs'] } })).toEqual(['"reefs" is a route twice']);
  });
});
