import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint, Endpoints, Route } from '@reefdesk/contracts/endpoint';
import { byRoute } from '@reefdesk/contracts/endpoint';
import { API_ROUTES, routesOf } from './routes.ts';
import { SERVICE_NAMES } from './services.ts';

const endpoint = (route: Route, more: Partial<Endpoint> = {}): Endpoint => ({ route, access: 'admin', summary: '', answers: {}, ...more });
const table = (endpoints: Readonly<Record<string, readonly Endpoint[]>>) =>
  Object.fromEntries(
    routesOf(
      Object.fromEntries(
        Object.entries(endpoints).map(([service, all]) => [service, byRoute(Object.fromEntries(all.map((one) => [one.route, one])))]),
      ),
    ),
  );

describe('routing table', () => {
  it('maps the endpoints of one first segment to their service (OR-40)', () => {
    const routes = table({ catalog: [endpoint('GET /api/reefs'), endpoint('POST /api/reefs/{id}')], site: [endpoint('GET /api/walls')] });
    expect(routes).toEqual({
      reefs: { service: 'catalog', visitors: false, isRemembered: false, isStream: false },
      walls: { service: 'site', visitors: false, isRemembered: false, isStream: false },
    });
  });

  it('uses the second segment where services share the first', () => {
    const routes = table({
      catalog: [endpoint('GET /api/trash/reefs'), endpoint('DELETE /api/trash/reefs/{id}')],
      site: [endpoint('GET /api/trash'), endpoint('GET /api/trash/walls')],
    });
    expect(Object.entries(routes).map(([name, { service }]) => [name, service])).toEqual([
      ['trash/reefs', 'catalog'],
      ['trash', 'site'],
      ['trash/walls', 'site'],
    ]);
    expect(() => table({ catalog: [endpoint('GET /api/trash')], site: [endpoint('POST /api/trash')] })).toThrow(
      'catalog and site both answer at /api/trash',
    );
  });

  it('allows visitors every segment with a public, non-secret read', () => {
    const isOpen = (route: Route, more: Partial<Endpoint>) => table({ site: [endpoint(route, more)] }).reefs?.visitors;
    expect(isOpen('GET /api/reefs/{id}', { access: 'public' })).toBe(true);
    expect(isOpen('GET /api/reefs', { access: 'public', isSecret: true })).toBe(false);
    expect(isOpen('POST /api/reefs', { access: 'public' })).toBe(false);
    expect(isOpen('GET /api/reefs', {})).toBe(false);
  });

  it('marks remembered lists and event streams', () => {
    const [list, stream] = [{ isRemembered: true } as const, { answers: { 200: { contentTypes: ['text/event-stream'] } } }];
    const routes = table({ site: [endpoint('GET /api/reefs', list), endpoint('GET /api/tides', stream)] });
    expect(routes).toMatchObject({ reefs: { isRemembered: true, isStream: false }, tides: { isRemembered: false, isStream: true } });
  });

  it('covers the services of the manifest, without image bytes', () => {
    expect(SERVICE_NAMES).toEqual(expect.arrayContaining([...API_ROUTES.values()].map(({ service }) => service)));
    const others = Object.values<Endpoints>(ENDPOINTS).flatMap((rows) => Object.keys(rows).filter((name) => !name.includes(' /api/')));
    for (const name of others) expect(name).toContain(' /media/');
  });

  it('marks only the root of a segment as a remembered list', () => {
    const remembered = Object.values<Endpoints>(ENDPOINTS).flatMap((rows) =>
      Object.values(rows).filter(({ isRemembered }) => isRemembered),
    );
    for (const { route } of remembered) expect(route).toMatch(/^GET \/api\/[\w-]+$/);
  });
});
