import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { readServerEnv } from '../../deploy/docker/frontend-server/src/env.ts';
import { type RunningSite, startSite } from '../../deploy/docker/frontend-server/src/server.ts';
import { writeDemoFrontends } from './support/demo-frontends.ts';
import { type Bus, GatewayUnderTest } from './support/gateway-under-test.ts';

/** Time for which an unhashed file is not revalidated. */
const LOOK_EVERY_MS = 1_000;

const FRONTENDS = ['shell', 'public', 'admin'] as const;

const ADDRESSES = [
  '/',
  '/about?lang=id',
  '/assets/main.1a2b3c4d5e.js',
  '/notes.txt',
  '/remotes/public/remoteEntry.js',
  '/remotes/admin/remoteEntry.js',
  '/assets/gone.1a2b3c4d5e.js',
  '/remotes/public/gone.js',
];

describe('frontends in their own containers', () => {
  let folder: string;
  let sites: RunningSite[];
  let served: GatewayUnderTest;
  let fromDisk: GatewayUnderTest;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-served-'));
    writeDemoFrontends(folder);
    sites = await Promise.all(FRONTENDS.map((name) => startFrontend(name)));
    const [shell = '', publicSite = '', admin = ''] = sites.map(({ url }) => url);
    const env = { FRONTENDS_DIR: '', FRONTEND_SHELL_URL: shell, FRONTEND_PUBLIC_URL: publicSite, FRONTEND_ADMIN_URL: admin };
    served = await GatewayUnderTest.start({ env });
    const shared: Bus = { natsUrl: served.bus.natsUrl, credentials: served.bus.credentials, stop: async () => undefined };
    fromDisk = await GatewayUnderTest.start({ bus: shared });
  });

  afterAll(async () => {
    await fromDisk?.stop();
    await served?.stop();
    await Promise.all(sites?.map((site) => site.close()) ?? []);
    rmSync(folder, { recursive: true, force: true });
  });

  function startFrontend(name: string): Promise<RunningSite> {
    const site = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', SITE_DIR: join(folder, name, 'dist') };
    return startSite(readServerEnv(site));
  }

  it.each(['br', 'gzip', 'identity'])('are served as from disk, byte by byte, in %s', async (encoding) => {
    for (const address of ADDRESSES) {
      const headers = { host: 'reef.example', 'accept-encoding': encoding, accept: '*/*' };
      const [one, other] = [await served.ask(address, { headers }), await fromDisk.ask(address, { headers })];
      const { date: _date, etag: _etag, 'x-request-id': _id, ...answer } = one.headers;
      expect([address, one.status, answer]).toEqual([address, other.status, expect.objectContaining(withoutOwn(other.headers))]);
      if (other.status === 200) expect([address, one.body]).toEqual([address, other.body]);
    }
  });

  it('return 304 in the encoding that the client has', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await served.ask('/assets/main.1a2b3c4d5e.js', { headers })).headers;
    expect(etag).toMatch(/-br"$/);
    const again = await served.ask('/assets/main.1a2b3c4d5e.js', { headers: { ...headers, 'if-none-match': String(etag) } });
    expect(again.status).toBe(304);
  });

  it('revalidate files that can change, and serve a newer one', async () => {
    const clock = new HeldClock();
    const entry = join(folder, 'admin/dist/remoteEntry.js');
    expect((await served.ask('/remotes/admin/remoteEntry.js')).text).toBe('/* admin */');
    writeFileSync(entry, '/* newer */');
    utimesSync(entry, new Date(), new Date(Date.now() + 5_000));
    const { port } = new URL(sites[2]?.url ?? '');
    await sites[2]?.close();
    // While the server is down, cached files are served.
    clock.pass(LOOK_EVERY_MS);
    expect((await served.ask('/remotes/admin/remoteEntry.js')).text).toBe('/* admin */');
    sites[2] = await startSite(readServerEnv({ HOST: '127.0.0.1', PORT: port, OPS_PORT: '0', SITE_DIR: join(folder, 'admin/dist') }));
    await eventually(async () => {
      clock.pass(LOOK_EVERY_MS);
      expect((await served.ask('/remotes/admin/remoteEntry.js')).text).toBe('/* newer */');
    });
    clock.release();
  });
});

function withoutOwn(headers: object): object {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'etag', 'x-request-id', 'content-security-policy'].includes(name)),
  );
}
