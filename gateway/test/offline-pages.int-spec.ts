import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { type Bus, GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerOfCatalog } from './support/site-content.ts';

const BUILT = join(__dirname, '../../frontends');
const MARK = /<html [^>]*\bdata-build="([^"]*)"/;
const WORKER = '/offline-worker.js';

describe('pages that browsers may store offline', () => {
  let renderer: ServiceProcess;
  let keeping: GatewayUnderTest;
  let forgetting: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    const env = { FRONTENDS_DIR: BUILT, RENDERER_URL: renderer.url };
    keeping = await GatewayUnderTest.start({ env });
    const bus: Bus = { natsUrl: keeping.bus.natsUrl, credentials: keeping.bus.credentials, stop: async () => undefined };
    forgetting = await GatewayUnderTest.start({ bus, env: { ...env, OFFLINE_PAGES: 'off' } });
    for (const { services } of [keeping, forgetting]) {
      services.catalog.answer = answerOfCatalog;
    }
  });
  afterAll(async () => {
    await forgetting?.stop();
    await keeping?.stop();
    await renderer?.stop();
  });

  it.each(['/auth/homepage', '/auth/travel/bunaken?lang=id', '/sign-up?lang=cn', '/offline'])('%s names its build', async (path) => {
    const [, build] = MARK.exec((await keeping.ask(path)).text) ?? [];
    const entry = createHash('sha256')
      .update(readFileSync(join(BUILT, 'public/dist/remoteEntry.js')))
      .digest('base64url');
    expect(build).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(build?.slice(23)).toBe(entry);
  });

  it.each(['/admin/travel', '/customer/travel', '/auth/nowhere', '/auth/travel/gone'])(
    '%s does not: it is not kept (PGE-08)',
    async (path) => {
      const { text } = await keeping.ask(path, { headers: { accept: 'text/html' } });
      expect(text).toContain('<div id="root">');
      expect(text).not.toMatch(MARK);
    },
  );

  it('have a worker at the root that is revalidated each time', async () => {
    const { status: answered, headers } = await keeping.ask(WORKER);
    expect(answered).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect((await keeping.ask('/auth/about')).headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('are disabled when OFFLINE_PAGES is off, and an existing worker is removed', async () => {
    expect((await forgetting.ask('/auth/homepage')).text).not.toMatch(MARK);
    const { text, headers } = await forgetting.ask(WORKER);
    expect(text).toContain('registration.unregister()');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  });
});
