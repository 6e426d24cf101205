import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { demoBrand } from './support/demo-brand.ts';
import { SCRIPT, SHELL_PAGE } from './support/demo-frontends.ts';
import { FakeService } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const SCRIPT_PATH = '/assets/main.1a2b3c4d5e.js';
/** Interval of the check for a new build; one older than 1.5 s counts as complete. */
const LOOK_EVERY_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the built site', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  afterAll(() => gateway?.stop());

  it('lets hashed files be cached permanently and sends them precompressed', async () => {
    const plain = await gateway.ask(SCRIPT_PATH);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(plain.text).toBe(SCRIPT);
    const br = await gateway.ask(SCRIPT_PATH, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
    expect(br.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = await gateway.ask(SCRIPT_PATH, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('returns 304 to a client that has the file in that encoding', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await gateway.ask(SCRIPT_PATH, { headers })).headers;
    const again = await gateway.ask(SCRIPT_PATH, { headers: { ...headers, 'if-none-match': String(etag) } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  it('has entries revalidated each time', async () => {
    expect((await gateway.ask('/remotes/public/remoteEntry.js')).headers['cache-control']).toBe('no-cache');
    expect((await gateway.ask('/notes.txt')).text).toBe('plain');
  });

  it("serves each remote's own files", async () => {
    expect((await gateway.ask('/remotes/public/remoteEntry.js')).text).toBe('/* public */');
    expect((await gateway.ask('/remotes/admin/remoteEntry.js')).text).toBe('/* admin */');
  });

  it.each([
    '/assets/gone.1a2b3c4d5e.js',
    '/remotes/public/gone.js',
    '/remotes/admin/',
    '/remotes/public',
    '/favicon.ico',
    `${SCRIPT_PATH}.map`,
    `${SCRIPT_PATH}.br`,
    '/assets/../index.html',
    '/remotes/public/%2e%2e/%2e%2e/secret.txt',
    '/remotes/public/..%2f..%2fsecret.txt',
    '/index.html',
  ])('answers %s with 404, never with a page or a file from elsewhere', async (path) => {
    const answer = await gateway.ask(path, { headers: BROWSER });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not_found' });
  });

  it.each([
    '/',
    '/auth/homepage',
    '/auth/travel/bunaken',
    '/travel/bunaken?lang=id',
    '/destinations',
    '/sign-up',
    '/customer/travel',
    '/admin/travel',
  ])('answers %s with the shell alone while there is no renderer, not to be stored', async (path) => {
    const page = await gateway.ask(path, { headers: BROWSER });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.text).toContain('<div id="root">');
  });

  it('writes the runtime configuration into the page as escaped data', async () => {
    const { text } = await gateway.ask('/');
    const element = /<script type="application\/json" id="reefdesk-runtime-config">([^<]*)<\/script>/.exec(text);
    expect(JSON.parse(element?.[1] ?? '')).toEqual({
      brand: demoBrand(),
      remotes: { public: '/remotes/public/remoteEntry.js', admin: '/remotes/admin/remoteEntry.js' },
      imageBaseUrl: '',
    });
    expect(text).not.toContain('<!--reefdesk:runtime-config-->');
    expect(text.match(/<script\b/g)?.length).toBe(text.match(/<\/script>/g)?.length);
  });

  it.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'fr, zh-CN;q=0.9, en;q=0.1' }, 'zh-Hans'],
    ['/', { 'accept-language': 'zh', cookie: 'reefdesk_language=ID' }, 'id'],
    ['/?lang=CN', { cookie: 'reefdesk_language=ID' }, 'zh-Hans'],
    ['/?lang=xx', { 'accept-language': 'de' }, 'en'],
  ])('marks %s with %j as %s (I18N-01, I18N-21)', async (path, headers, lang) => {
    const page = await gateway.ask(path, { headers: headers as Record<string, string> });
    expect(page.text).toContain(`<html lang="${lang}" class="no-js">`);
    expect(page.headers.vary).toMatch(/Accept-Language, Cookie/);
  });

  it('returns 304 to a browser that has the page, in its language', async () => {
    const { etag } = (await gateway.ask('/')).headers;
    expect((await gateway.ask('/', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
    expect((await gateway.ask('/?lang=id', { headers: { 'if-none-match': String(etag) } })).status).toBe(200);
  });

  it('compresses pages', async () => {
    const page = await gateway.ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toContain('<div id="root">');
  });

  it('answers HEAD like GET without the body', async () => {
    for (const path of ['/', SCRIPT_PATH]) {
      const [get, head] = [await gateway.ask(path), await gateway.ask(path, { method: 'HEAD' })];
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });

  it('names the security contact, valid for half a year from the current day (RFC 9116)', async () => {
    const clock = new HeldClock();
    const ask = async () => (await gateway.ask('/.well-known/security.txt', { headers: { host: 'reef.example' } })).text;
    const { status, headers, text } = await gateway.ask('/.well-known/security.txt', { headers: { host: 'reef.example' } });
    const expiryOf = (file: string) => Date.parse(/^Expires: (\S+)$/m.exec(file)?.[1] ?? '');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=300']);
    expect(text).toBe(
      [
        'Contact: mailto:security@reef.example',
        `Expires: ${new Date(expiryOf(text)).toISOString()}`,
        'Preferred-Languages: en, id, zh-Hans',
        'Canonical: http://reef.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    const leftDays = (expiryOf(text) - Date.now()) / DAY_MS;
    expect([leftDays > 179, leftDays <= 180]).toEqual([true, true]);
    clock.pass(DAY_MS);
    expect(expiryOf(await ask()) - expiryOf(text)).toBe(DAY_MS);
    clock.release();
  });

  it('loads a newer build without a restart, and keeps the old one while the new one is written', async () => {
    const index = join(gateway.folder, 'shell/dist/index.html');
    const clock = new HeldClock();
    const shown = async () => /name="build" content="(\w+)"/.exec((await gateway.ask('/')).text)?.[1];
    rmSync(index);
    clock.pass(LOOK_EVERY_MS);
    expect(await shown()).toBe('first');
    writeFileSync(index, SHELL_PAGE.replace('first', 'second'));
    utimesSync(index, new Date(), new Date());
    clock.pass(LOOK_EVERY_MS);
    // Written a second ago, so it may be incomplete.
    expect(await shown()).toBe('first');
    clock.pass(LOOK_EVERY_MS);
    expect(await shown()).toBe('second');
    // File times are in the future.
    clock.setTimeOfDay(-86_400_000);
    writeFileSync(index, SHELL_PAGE.replace('first', 'third'));
    for (const build of ['second', 'third']) {
      clock.pass(LOOK_EVERY_MS);
      expect(await shown()).toBe(build);
    }
    clock.release();
  });
});

describe('frontends on their own servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
  let frontend: FakeService;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    frontend = await FakeService.start();
    frontend.answer = (request, response) => {
      const isScript = request.url === '/assets/main.1a2b3c4d5e.js' || request.url === '/remoteEntry.js';
      const isPage = request.url === '/index.html';
      const [type, body] = isScript ? ['text/javascript', SCRIPT] : ['text/html', isPage ? SHELL_PAGE : '<p>stray page</p>'];
      const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
      response.writeHead(200, { 'content-type': type, etag }).end(body);
    };
    const env = {
      FRONTENDS_DIR: '',
      FRONTEND_SHELL_URL: frontend.url,
      FRONTEND_PUBLIC_URL: frontend.url,
      FRONTEND_ADMIN_URL: frontend.url,
      BRAND_FILE: join(folder, 'brand.json'),
    };
    const { securityContact: _, ...brand } = demoBrand();
    writeFileSync(env.BRAND_FILE, JSON.stringify(brand));
    gateway = await GatewayUnderTest.start({ env });
  });

  afterAll(async () => {
    await gateway?.stop();
    await frontend?.down();
    rmSync(folder, { recursive: true });
  });

  it('have no security.txt if the brand has no security contact', async () => {
    const { status, json } = await gateway.ask('/.well-known/security.txt');
    expect([status, json.code]).toEqual([404, 'not_found']);
  });

  it('are served at the same addresses', async () => {
    const page = await gateway.ask('/?lang=id');
    expect(page.text).toContain('<html lang="id" class="no-js">');
    expect(page.text).toContain('reefdesk-runtime-config');
    expect((await gateway.ask(SCRIPT_PATH)).headers['cache-control']).toContain('immutable');
    expect((await gateway.ask('/remotes/admin/remoteEntry.js')).text).toBe(SCRIPT);
  });

  it('return no page for a missing file', async () => {
    const answer = await gateway.ask('/assets/gone.js', { headers: BROWSER });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not_found' });
  });

  it('return a JSON error when they are down and not cached', async () => {
    await frontend.down();
    expect((await gateway.ask('/remotes/public/remoteEntry.js')).status).toBe(503);
    expect((await gateway.ask(SCRIPT_PATH)).text).toBe(SCRIPT);
    expect((await gateway.ask('/')).status).toBe(200);
    await frontend.up();
    expect((await gateway.ask('/remotes/public/remoteEntry.js')).status).toBe(200);
  });
});
