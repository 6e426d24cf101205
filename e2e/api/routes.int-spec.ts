import { describe, expect, it } from '@jest/globals';
import { API_ROUTES, MEDIA_PREFIX, SERVICES, type ServiceName } from '../../gateway/src/routing/routes.ts';
import { defineAuth } from '../../services/auth/src/define.ts';
import { defineCatalog } from '../../services/catalog/src/define.ts';
import { defineMedia } from '../../services/media/src/define.ts';
import { defineTestimonials } from '../../services/testimonials/src/define.ts';
import { CALLS, type Call } from './support/calls.ts';
import { nestRoutes } from './support/nest-routes.ts';

const ENV = {
  PORT: '0',
  OPS_PORT: '0',
  NATS_URL: 'nats://localhost',
  MONGODB_URI: 'mongodb://localhost',
  S3_ENDPOINT: 'http://localhost',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 's',
  AUTH_KEYS_FILE: 'keys.json',
};
const MODULES: Readonly<Record<ServiceName, unknown>> = {
  auth: defineAuth(ENV).module,
  catalog: defineCatalog(ENV).module,
  media: defineMedia(ENV).module,
  testimonials: defineTestimonials(ENV).module,
};

/** What the handler has to say for the row to be true. */
const declared = ({ who, isOpenDoor }: Call) => (who === 'anyone' || isOpenDoor ? 'public' : who);
const rowsOf = (service: ServiceName) => CALLS.filter((call) => call.service === service);
/** What a parameter is called does not matter. */
const nameless = (path: string) => path.replace(/:\w+/g, ':*');
const segmentOf = (path: string) => path.split('/')[2] ?? '';

describe('the access table', () => {
  it.each(SERVICES)('has a row for every route of %s, and the route says the same (OR-40)', (service) => {
    const routes = nestRoutes(MODULES[service]).map(({ method, path, access }) => `${method} ${nameless(path)}: ${access}`);
    const rows = rowsOf(service).map((call) => `${call.method} ${nameless(call.path)}: ${declared(call)}`);
    expect(routes.sort()).toEqual(rows.sort());
  });

  it('and the routing table of the gateway name the same addresses and owners', () => {
    const api = CALLS.filter(({ path }) => path.startsWith('/api/'));
    const owners = new Map(api.map(({ path, service }) => [segmentOf(path), service]));
    expect([...API_ROUTES].map(([name, { service }]) => [name, service]).sort()).toEqual([...owners].sort());
    expect(CALLS.filter(({ path }) => !path.startsWith('/api/')).every(({ path }) => path.startsWith(MEDIA_PREFIX))).toBe(true);
  });

  it('lets the gateway keep answers for everybody only where everybody may read', () => {
    const open = CALLS.filter(({ method, who, path }) => method === 'GET' && who === 'anyone' && path.startsWith('/api/'));
    const kept = [...API_ROUTES].filter(([, { visitors }]) => visitors).map(([name]) => name);
    expect(kept.sort()).toEqual([...new Set(open.map(({ path }) => segmentOf(path)))].sort());
  });
});
