import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { readServerEnv } from './env.ts';
import { type RunningSite, startSite } from './server.ts';

const SCRIPT = `console.log(${JSON.stringify('reef '.repeat(200))});`;

describe('the server of a frontend', () => {
  let folder: string;
  let site: RunningSite;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-site-'));
    mkdirSync(join(folder, 'assets'));
    for (const name of ['remoteEntry.js', 'assets/main.1a2b3c4d5e.js']) {
      writeFileSync(join(folder, name), SCRIPT);
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(SCRIPT));
    }
    writeFileSync(join(folder, 'index.html'), '<p>shell</p>');
    site = await startSite(readServerEnv({ HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', SITE_DIR: folder }));
  });

  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, init);

  it('marks files with a hash in their name as immutable, and has others revalidated', async () => {
    expect((await ask('/assets/main.1a2b3c4d5e.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/remoteEntry.js', '/index.html']) expect((await ask(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it('serves the compressed variant from the build', async () => {
    const { headers, body } = await raw('/assets/main.1a2b3c4d5e.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect((await raw('/remoteEntry.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await raw('/remoteEntry.js', {})).body.toString()).toBe(SCRIPT);
  });

  it('answers 304 when the client has the current file', async () => {
    const tag = (await ask('/remoteEntry.js')).headers.get('etag') ?? '';
    expect((await ask('/remoteEntry.js', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it.each(['/', '/assets', '/assets/', '/gone.js', '/assets/gone.1a2b3c4d5e.js', '/..%2fpackage.json', '/%E0%A4%A'])(
    'answers 404 for %s, never a page',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain']);
    },
  );

  it('rejects all methods but GET and HEAD', async () => {
    expect((await ask('/remoteEntry.js', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await text((await ask('/remoteEntry.js', { method: 'HEAD' })).body ?? new Blob([]).stream())).toBe('');
  });

  it('reports its health on a separate port, and is not ready during shutdown', async () => {
    const own = await startSite(readServerEnv({ HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', SITE_DIR: folder, DRAIN_MS: '200' }));
    const health = async (path: string) => (await fetch(own.opsUrl + path)).status;
    expect([await health('/health/live'), await health('/health/ready')]).toEqual([200, 200]);
    const closed = own.close();
    expect([await health('/health/live'), await health('/health/ready')]).toEqual([200, 503]);
    expect((await fetch(`${own.url}/remoteEntry.js`)).status).toBe(200);
    await closed;
    await expect(fetch(`${own.url}/remoteEntry.js`)).rejects.toThrow();
  });

  function raw(path: string, headers: Record<string, string>): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const outgoing = request(site.url + path, { headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
        resolve({ headers: answer.headers, body: Buffer.concat(chunks) });
      });
      outgoing.once('error', reject).end();
    });
  }
});
