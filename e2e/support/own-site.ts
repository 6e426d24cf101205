// A gateway and a renderer of one test, with the content of the system under test; their builds and settings may change.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@reefdesk/embedded-stack/free-port';
import { startNats } from '@reefdesk/embedded-stack/nats';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import type { SystemUnderTest } from './system.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A class in the heading of a destination's page, and its replacement in the later build. */
const HEADING = 'heading-1 mt-4';
export const LATER_HEADING = 'h1.of-later-build';

export interface OwnSite {
  url: string;
  restart(env: Record<string, string>): Promise<void>;
  /** Replaces the code file of a destination's page by a new one, as a deployment does. */
  deployLaterBuild(): void;
  stop(): Promise<void>;
}

export async function startOwnSite({ url: content }: SystemUnderTest): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-own-site-'));
  for (const name of ['shell', 'public', 'admin']) {
    cpSync(join(ROOT, 'frontends', name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  }
  const [nats, port] = await Promise.all([startNats({ dataDir: join(folder, 'data'), environment: {} }), freePort()]);
  const renderer = await startServiceProcess(join(ROOT, 'frontends/renderer/dist/main.js'), { FRONTENDS_DIR: folder, LOG_LEVEL: 'error' });
  const { user = '', password = '' } = nats.credentials('gateway');
  const startGateway = (env: Record<string, string>): Promise<ServiceProcess> =>
    startServiceProcess(join(ROOT, 'gateway/dist/main.js'), {
      PORT: String(port),
      SERVICE_URL: content,
      FRONTENDS_DIR: folder,
      RENDERER_URL: renderer.url,
      BRAND_FILE: join(ROOT, 'config/brand.json'),
      ALLOW_PLAIN_HTTP: 'on',
      NATS_URL: nats.url,
      NATS_USER: user,
      NATS_PASSWORD: password,
      LOG_LEVEL: 'error',
      ...env,
    });
  let gateway = await startGateway({});
  return {
    url: `http://localhost:${port}`,
    restart: async (env) => {
      await gateway.stop();
      gateway = await startGateway(env);
    },
    deployLaterBuild: () => deployLaterBuild(join(folder, 'public/dist')),
    stop: async () => {
      await Promise.all([gateway.stop(), renderer.stop()]);
      await nats.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function deployLaterBuild(dist: string): void {
  const change = (file: string, from: string, to: string): string => {
    const before = readFileSync(join(dist, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    const after = before.replaceAll(from, to);
    writeFileSync(join(dist, file), after);
    for (const packed of ['br', 'gz']) rmSync(join(dist, `${file}.${packed}`), { force: true });
    return after;
  };
  const { chunks } = JSON.parse(readFileSync(join(dist, 'page/files.json'), 'utf8')) as { chunks: Record<string, string[]> };
  const before = chunks['destination-detail.page.tsx']?.at(-1) ?? '';
  const [, hash = ''] = before.split('.');
  const laterHash = [...hash].reverse().join('');
  const later = `${HEADING} ${LATER_HEADING.replace('h1.', '')}`;
  change(before, HEADING, later);
  renameSync(join(dist, before), join(dist, before.replace(hash, laterHash)));
  const drawing = change('server/main.cjs', HEADING, later);
  writeFileSync(join(dist, 'page/server.json'), JSON.stringify({ build: digest(drawing) }));
  const oldEntry = digest(readFileSync(join(dist, 'remoteEntry.js'), 'utf8'));
  const entry = change('remoteEntry.js', hash, laterHash);
  change('page/files.json', hash, laterHash);
  change('page/files.json', oldEntry, digest(entry));
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}
