import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';

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

/** Root module of a service, from the `define…` function of its define.ts. */
function moduleOf(name: ServiceName): unknown {
  const { [`define${name.charAt(0).toUpperCase()}${name.slice(1)}`]: define } = require(
    join(__dirname, '../../services', name, 'src/define.ts'),
  ) as Record<string, (env: typeof ENV) => { module: unknown }>;
  if (!define) throw new Error(`services/${name}/src/define.ts defines no service ${name}`);
  return define(ENV).module;
}

describe('the routes of a service', () => {
  it.each(SERVICE_NAMES)('of %s are exactly those of its endpoints in the contracts, each with one handler (OR-40)', (service) => {
    const routes = nestRoutes(moduleOf(service));
    for (const { method, path, endpoint } of routes) expect(endpoint?.replace(/\{(\w+)\}/g, ':$1')).toBe(`${method} ${path}`);
    expect(routes.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(ENDPOINTS[service]).sort());
  });
});
