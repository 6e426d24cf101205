import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { ENDPOINTS, type Endpoint } from '@reefdesk/test-kit/calls';
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
  BRAND_FILE: join(__dirname, '../../config/brand.json'),
};

/** The root module of a service, as its process runs it: `define…` of its define.ts. */
function moduleOf(name: ServiceName): unknown {
  const { [`define${name.charAt(0).toUpperCase()}${name.slice(1)}`]: define } = require(
    join(__dirname, '../../services', name, 'src/define.ts'),
  ) as Record<string, (env: typeof ENV) => { module: unknown }>;
  if (!define) throw new Error(`services/${name}/src/define.ts defines no service ${name}`);
  return define(ENV).module;
}

/** What the handler has to say for the row to be true. */
const declared = ({ who, isOpenDoor }: Endpoint) => (who === 'anyone' || isOpenDoor ? 'public' : who);
const rowsOf = (service: ServiceName) => ENDPOINTS.filter((call) => call.service === service);
/** What a parameter is called does not matter. */
const nameless = (path: string) => path.replace(/:\w+/g, ':*');

describe('the access table', () => {
  it.each(SERVICE_NAMES)('has a row for every route of %s, and the route says the same (OR-40)', (service) => {
    const routes = nestRoutes(moduleOf(service)).map(({ method, path, access }) => `${method} ${nameless(path)}: ${access}`);
    const rows = rowsOf(service).map((call) => `${call.method} ${nameless(call.path)}: ${declared(call)}`);
    expect(routes.sort()).toEqual(rows.sort());
  });
});
