import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Routes } from '@reefdesk/contracts/endpoint';
import { RATE_LIMIT_NAMES, RATE_LIMITS, type RateLimit, rateLimitOf } from './rate-limits.ts';
import { API_ROUTES } from './routes.ts';

const ROUTES = [...API_ROUTES.keys()];
const of = (method: string, address: string, isUpload = false) => {
  const [path = '', query] = `/api/${address}`.split('?');
  const route = ROUTES.find((name) => path === `/api/${name}` || path.startsWith(`/api/${name}/`)) ?? '';
  return rateLimitOf({ method, route, path, query: new URLSearchParams(query), isUpload });
};
const limits: readonly [string, RateLimit][] = RATE_LIMIT_NAMES.map((name) => [name, RATE_LIMITS[name]]);

describe('rate limits', () => {
  it('refer to existing endpoints, each once', () => {
    const calls: string[] = limits.flatMap(([, { calls }]) => [...calls]);
    expect(new Set(calls).size).toBe(calls.length);
    const contract: Routes = Object.assign({}, ...Object.values(ENDPOINTS));
    for (const call of calls) {
      const [method, address = ''] = call.split(' ');
      const [path = '', parameter] = address.split('?');
      const isWhole = parameter !== undefined || path.includes('/');
      if (!isWhole) expect(`${method} ${path}`).toMatch(new RegExp(`^(GET|POST|PUT|PATCH|DELETE) (${ROUTES.join('|')})$`));
      else expect(contract).toHaveProperty([`${method} /api/${path}`]);
      if (parameter !== undefined) expect(contract[`GET /api/${path}`]?.query?.fields).toHaveProperty([parameter]);
    }
  });

  it.each(ROUTES)('apply to every write to %s, with or without files', (route) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const isUpload of [true, false]) expect(RATE_LIMIT_NAMES).toContain(of(method, route, isUpload));
    }
  });

  it('exempt public reads', () => {
    for (const [route] of [...API_ROUTES].filter(([, { visitors }]) => visitors)) {
      for (const method of ['GET', 'HEAD']) expect(of(method, route)).toBeUndefined();
    }
  });

  it('distinguish endpoints of one address by method and content', () => {
    expect([of('POST', 'login'), of('POST', 'login', true), of('DELETE', 'login')]).toEqual(['sign-in', 'sign-in', 'writes']);
    expect([of('GET', 'get-travels-with-stats'), of('HEAD', 'get-travels-with-stats')]).toEqual(['statistics', 'statistics']);
    expect([of('POST', 'testimonials', true), of('POST', 'testimonials')]).toEqual(['uploads', 'writes']);
  });

  it('distinguish reads of one first segment by whole path and query', () => {
    const found = (...addresses: string[]) => addresses.map((address) => of('GET', address));
    expect(found('enquiries', 'enquiries?state=new', 'enquiries/5f0c', 'enquiries/status/aBc')).toEqual(Array(4).fill(undefined));
    expect(found('enquiries?state=new&q=reef', 'enquiries/?q=', 'audit?kind=packages')).toEqual(Array(3).fill('searches'));
    expect(found('enquiries/export.csv', 'enquiries/Export.CSV/', 'audit/export.csv?kind=packages')).toEqual(Array(3).fill('exports'));
    expect(found('departures?package=reef&from=2030-01-01', 'departures?to=2030-01-01', 'departures/all')).toEqual(
      Array(3).fill('departures'),
    );
    expect(found('departures?package=reef', 'departures?constructor=1')).toEqual([undefined, undefined]);
  });

  it('match the documentation', () => {
    const documentation = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [, table = ''] = documentation.split('<!-- rate limits -->');
    const rows = [...table.matchAll(/^\| `([\w-]+)` +\|(.*)\|$/gm)].map(([, name, cells = '']) => [
      name,
      ...cells.split('|').map((cell) => cell.trim()),
    ]);
    expect(rows).toEqual(
      limits.map(([name, { of, calls, quota, windowSeconds, per }]) => {
        const listed = calls.map((call) => `\`${call.replace(' ', ' /api/')}\``).join(', ');
        return [name, listed ? `${of}: ${listed}` : of, String(quota), `${windowSeconds} s`, per];
      }),
    );
  });
});
