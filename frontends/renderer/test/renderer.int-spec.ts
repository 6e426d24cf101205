import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RENDER_PATH, type RenderedPage } from '@reefdesk/contracts/pages/rendering';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { readServerEnv } from '../../../deploy/docker/frontend-server/src/env.ts';
import { type RunningSite, startSite } from '../../../deploy/docker/frontend-server/src/server.ts';
import { demoBrand } from '../../../gateway/test/support/demo-brand.ts';

const FRONTENDS = join(__dirname, '../..');
const MAIN = join(FRONTENDS, 'renderer/dist/main.js');
const REQUEST_ID = 'a-request-of-this-test';

const ASKED = {
  language: 'en',
  namesLanguage: true,
  origin: 'https://www.example.com',
  day: 20_000,
  config: { brand: demoBrand(), remotes: { public: '', admin: '' }, imageBaseUrl: '' },
};

async function startFrontend(name: string): Promise<RunningSite> {
  return startSite(readServerEnv({ HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', SITE_DIR: join(FRONTENDS, name, 'dist') }));
}

function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-request-id': REQUEST_ID };
  return fetch(url + RENDER_PATH, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

describe('the renderer, with frontends that run as servers', () => {
  let sites: RunningSite[];
  let renderer: ServiceProcess;

  beforeAll(async () => {
    sites = await Promise.all(['shell', 'public'].map(startFrontend));
    const [shell, remote] = sites.map(({ url }) => url);
    renderer = await startServiceProcess(MAIN, { FRONTEND_SHELL_URL: shell ?? '', FRONTEND_PUBLIC_URL: remote ?? '' });
  });
  afterAll(async () => {
    await renderer?.stop();
    await Promise.all(sites?.map((site) => site.close()) ?? []);
  });

  const draw = async (path: string, answers: object = {}) =>
    (await (await post(renderer.url, { ...ASKED, path, answers })).json()) as RenderedPage;

  it('lists the reads of a page before it is rendered', async () => {
    expect(await draw('/destinations')).toEqual({ kind: 'reads', addresses: ['/api/destinations?view=card&limit=24'] });
  });

  it('renders the same page from the same responses', async () => {
    const none = { kind: 'found', body: { success: true, data: [] } };
    const answers = { '/api/gallery-slides': none, '/api/site/questions/en': none };
    const [one, other] = [await draw('/auth/about', answers), await draw('/auth/about', answers)];
    expect(one).toMatchObject({ kind: 'page', status: 200, isUnknown: false });
    expect(one.content).toContain('<h1');
    expect(other).toEqual(one);
  });

  it('shows the error state inside the layout for a screen that throws, and logs it with the request id (PGE-07)', async () => {
    const answers = {
      '/api/packages?limit=24': { kind: 'found', body: { success: true, data: [{ travel_id: 't1', travel_slug: 'odd', features: 5 }] } },
      '/api/testimonials?limit=24': { kind: 'found', body: { status: 'success', data: [] } },
      '/api/gallery-slides': { kind: 'found', body: { success: true, data: [] } },
    };
    const page = await draw('/auth/homepage', answers);
    expect(page).toMatchObject({ kind: 'page', status: 200 });
    expect(page.data).toBeUndefined();
    expect(page.content).toMatch(/class="navbar".*<h1[^>]*>Something went wrong below the surface<\/h1>.*class="site-footer"/s);
    await eventually(() => expect(renderer.log()).toContain(REQUEST_ID));
  });

  it.each(['', '{', 'null', '{"path":1}', '{"path":"/"}'])('answers 400 to %j', async (body) => {
    expect((await post(renderer.url, body)).status).toBe(400);
  });

  it('answers 404 to any other request', async () => {
    expect((await fetch(renderer.url)).status).toBe(404);
    expect((await fetch(renderer.url + RENDER_PATH)).status).toBe(404);
  });
});

describe('the renderer, with a trace collector', () => {
  it("reports each page, under the gateway's span", async () => {
    const told: string[] = [];
    const collector = createServer(async (request, response) => {
      told.push(await text(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const renderer = await startServiceProcess(MAIN, { FRONTENDS_DIR: FRONTENDS, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const traceparent = '00-11111111111111111111111111111111-2222222222222222-01';
    const body = JSON.stringify({ ...ASKED, path: '/auth/nowhere', answers: {} });
    await fetch(renderer.url + RENDER_PATH, { method: 'POST', headers: { traceparent, 'x-request-id': REQUEST_ID }, body });
    await renderer.end();
    const spans = told.flatMap((said) => spansIn(JSON.parse(said) as Exported));
    const [request, drawing] = [spans.find(({ name }) => name === 'POST /render'), spans.find(({ name }) => name === 'draw')];
    expect(request).toMatchObject({ traceId: '1'.repeat(32), parentSpanId: '2'.repeat(16) });
    expect(drawing).toMatchObject({ traceId: '1'.repeat(32), parentSpanId: request?.spanId });
    expect(JSON.stringify(request)).toContain(REQUEST_ID);
    expect(JSON.stringify(drawing)).toContain('/auth/nowhere');
    await renderer.stop();
    collector.closeAllConnections();
    collector.close();
  });
});

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Exported {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

function spansIn({ resourceSpans }: Exported): Span[] {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

describe('the renderer without the screens', () => {
  it('starts, reports not ready, and renders nothing', async () => {
    const site = await startSite(readServerEnv({ HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', SITE_DIR: __dirname }));
    const { startRenderer } = await import('../src/renderer.ts');
    const { readRendererEnv } = await import('../src/env.ts');
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0' };
    const renderer = await startRenderer(readRendererEnv({ ...env, FRONTEND_SHELL_URL: site.url, FRONTEND_PUBLIC_URL: site.url }));
    const health = async (path: string) => (await fetch(renderer.opsUrl + path)).status;
    expect([await health('/health/live'), await health('/health/ready')]).toEqual([200, 503]);
    expect((await post(renderer.url, { ...ASKED, path: '/', answers: {} })).status).toBe(503);
    await renderer.close();
    await site.close();
  });
});

describe('the renderer with an unhandled rejection in a screen', () => {
  it('logs the error and ends with code 1', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reefdesk-renderer-'));
    const forgetful = `const draw = () => { Promise.reject(new Error('forgotten by a screen')); return new Promise(() => {}); };
      module.exports = { shared: {}, start: async () => draw };`;
    for (const [name, code] of Object.entries({ shell: forgetful, public: '' })) {
      await mkdir(join(folder, name, 'dist/server'), { recursive: true });
      await writeFile(join(folder, name, 'dist/server/main.cjs'), code);
    }
    const renderer = await startServiceProcess(MAIN, { FRONTENDS_DIR: folder });
    const answered = post(renderer.url, { ...ASKED, path: '/', answers: {} }).catch(() => undefined);
    await eventually(() => expect(renderer.log()).toContain('Uncaught error'));
    const line =
      renderer
        .log()
        .split('\n')
        .find((entry) => entry.includes('Uncaught error')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 60, service: 'renderer', err: { message: 'forgotten by a screen' } });
    expect(await renderer.end()).toBe('exit code 1');
    await answered;
    await renderer.stop();
    await rm(folder, { recursive: true });
  });
});
