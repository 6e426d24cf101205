import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RATE_LIMIT_NAMES, RATE_LIMITS, type RateLimit, rateLimitOf } from './rate-limits.ts';
import { MANIFESTS, SERVICE_NAMES } from './services.ts';

const ROUTES = SERVICE_NAMES.flatMap((name) => [...MANIFESTS[name].routes.visitors, ...MANIFESTS[name].routes.others]);
const limits: readonly [string, RateLimit][] = RATE_LIMIT_NAMES.map((name) => [name, RATE_LIMITS[name]]);

describe('rate limits', () => {
  it('name calls of the routing table, each once', () => {
    const calls: string[] = limits.flatMap(([, { calls }]) => [...calls]);
    expect(new Set(calls).size).toBe(calls.length);
    for (const call of calls) expect(call).toMatch(new RegExp(`^(GET|POST|PUT|PATCH|DELETE) (${ROUTES.join('|')})$`));
  });

  it.each(ROUTES)('hold for every write to %s, with files or without', (route) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const isUpload of [true, false]) expect(RATE_LIMIT_NAMES).toContain(rateLimitOf({ method, route, isUpload }));
    }
  });

  it('leave what visitors read alone', () => {
    for (const route of SERVICE_NAMES.flatMap((name) => MANIFESTS[name].routes.visitors)) {
      for (const method of ['GET', 'HEAD']) expect(rateLimitOf({ method, route, isUpload: false })).toBeUndefined();
    }
  });

  it('tell calls of one address apart by their method and by what they bring', () => {
    const of = (method: string, route: string, isUpload = false) => rateLimitOf({ method, route, isUpload });
    expect([of('POST', 'login'), of('POST', 'login', true), of('DELETE', 'login')]).toEqual(['sign-in', 'sign-in', 'writes']);
    expect([of('GET', 'get-travels-with-stats'), of('HEAD', 'get-travels-with-stats')]).toEqual(['statistics', 'statistics']);
    expect([of('POST', 'testimonials', true), of('POST', 'testimonials')]).toEqual(['uploads', 'writes']);
  });

  it('stand in the documentation as they are here', () => {
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
