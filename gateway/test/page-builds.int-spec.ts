import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { ANSWERS } from './support/site-content.ts';

const BUILT = join(__dirname, '../../frontends');
const PATH = '/auth/destination-detail/d1';

describe('a public remote that is rebuilt while the shell stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-builds-'));
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    for (const name of ['shell', 'public']) cpSync(join(BUILT, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
    renderer = await startRenderer({ FRONTENDS_DIR: folder });
    gateway = await GatewayUnderTest.start({
      env: { FRONTENDS_DIR: folder, RENDERER_URL: renderer.url, RESPONSE_CACHE_FRESH_MS: '3600000' },
    });
    gateway.services.catalog.answer = (request, response) => publicJson({ data: ANSWERS[request.url ?? ''] })(request, response);
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const change = (file: string, from: string, to: string): string => {
    const path = join(folder, 'public/dist', file);
    const content = readFileSync(path, 'utf8').replaceAll(from, to);
    writeFileSync(path, content);
    return content;
  };
  const drawn = async () => {
    const metrics = await (await fetch(`${renderer.opsUrl}/metrics`)).text();
    return Number(/^page_render_seconds_count\{.*outcome="page".*\} (\d+)$/m.exec(metrics)?.[1]);
  };

  it('appears on all pages soon, cached ones included, and pages are cached again (PGE-05)', async () => {
    const before = await gateway.ask(PATH);
    expect(before.text).toContain('<h1 class="heading-1 mt-4">Siladen</h1>');

    const code = change('server/main.cjs', 'heading-1 mt-4', 'heading-1 mt-44');
    writeFileSync(
      join(folder, 'public/dist/page/server.json'),
      JSON.stringify({ build: createHash('sha256').update(code).digest('base64url') }),
    );
    change('page/files.json', '.js"', '.new.js"');
    await eventually(async () => {
      const { text } = await gateway.ask(PATH);
      expect(text).toContain('<h1 class="heading-1 mt-44">Siladen</h1>');
      expect(text).toMatch(/src="\/remotes\/public\/[^"]+\.new\.js"/);
    });

    const cached = await eventually(async () => {
      const { headers } = await gateway.ask(PATH);
      const count = await drawn();
      expect((await gateway.ask(PATH)).headers.etag).toBe(headers.etag);
      expect(await drawn()).toBe(count);
      return headers.etag;
    });
    expect(cached).not.toBe(before.headers.etag);
  });
});
