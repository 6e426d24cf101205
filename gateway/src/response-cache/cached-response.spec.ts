import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isCacheable, keep } from './cached-response.ts';

function fetched(headers: Record<string, string>, status = 200, body = '{}') {
  return { status, headers: { 'cache-control': 'public, max-age=0', ...headers }, body: Buffer.from(body) };
}

describe('isCacheable', () => {
  it('accepts responses that their service marks as public', () => {
    expect(isCacheable(fetched({}))).toBe(true);
    expect(isCacheable(fetched({ vary: 'Accept-Encoding, Cookie' }))).toBe(true);
  });

  it.each([
    ['not called public', { 'cache-control': 'max-age=60' }],
    ['private', { 'cache-control': 'private, public' }],
    ['not to be stored', { 'cache-control': 'public, no-store' }],
    ['of a word that only contains it', { 'cache-control': 'x-public-y' }],
    ['varying by language', { vary: 'Accept-Language' }],
    ['varying by anything', { vary: '*' }],
    ['encoded already', { 'content-encoding': 'gzip' }],
  ])('refuses an answer that is %s', (_why, headers) => {
    expect(isCacheable(fetched(headers as Record<string, string>))).toBe(false);
  });

  it('rejects responses that set a cookie or are not successful', () => {
    expect(isCacheable({ ...fetched({}), headers: { 'cache-control': 'public', 'set-cookie': ['a=1'] } })).toBe(false);
    expect(isCacheable(fetched({}, 404))).toBe(false);
    expect(isCacheable(fetched({}, 206))).toBe(false);
  });
});

describe('keep', () => {
  it('compresses once for all visitors and keeps only content headers', async () => {
    const body = JSON.stringify({ text: 'Bunaken '.repeat(400) });
    const headers = {
      'content-type': 'application/json',
      etag: '"a"',
      vary: 'Origin',
      'x-request-id': 'r',
      connection: 'close',
      date: 'now',
    };
    const cached = await keep(fetched(headers, 200, body), 'packages', 7);
    expect(cached).toMatchObject({ name: 'packages', etag: '"a"', startedAt: 7 });
    expect(cached.headers).toEqual({ 'content-type': 'application/json', 'cache-control': 'public, max-age=0', vary: 'Origin' });
    expect(brotliDecompressSync(cached.bodies.br ?? '').toString()).toBe(body);
    expect(gunzipSync(cached.bodies.gzip ?? '').toString()).toBe(body);
  });

  it('does not compress small responses', async () => {
    expect(Object.keys((await keep(fetched({}), 'packages', 0)).bodies)).toEqual(['identity', 'length']);
  });
});
