import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NATS_USERS } from '@reefdesk/system/nats-accounts';
import { type NatsPasswords, natsAuthorization } from '@reefdesk/system/nats-config';
import { freePorts } from '../../../packages/embedded-stack/src/free-port.ts';
import { bundledServer } from './bundled-nats.ts';
import { find, type Manifest, workloads } from './manifest.ts';
import { Kustomizer } from './render.ts';
import { environmentOf } from './rules/environment.ts';

const TIMEOUT_MS = 60_000;
const server = bundledServer();

describe('the NATS servers', () => {
  const kustomizer = new Kustomizer();
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-nats-'));
  const running: ChildProcess[] = [];
  let rendered: Map<string, Manifest[]>;
  const logOf = (at: number) => join(folder, `nats-${at}.log`);
  const of = (overlay: string): Manifest[] => rendered.get(overlay) ?? [];

  beforeAll(async () => {
    rendered = await kustomizer.renderAll(['production', 'local']);
  }, TIMEOUT_MS);

  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
    kustomizer.remove();
  });

  it('give each account exactly its permissions from the table of accounts', () => {
    const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, { variable: `NATS_PASSWORD_${user.toUpperCase()}` }]));
    expect(configurationOf(of('production'))['authorization.conf']).toBe(natsAuthorization(passwords as unknown as NatsPasswords));
  });

  const itAsks = server ? it : it.skip;

  itAsks.each(['production', 'local'])('accept their configuration and the variables of their pod: %s', (overlay) => {
    const config = write(join(folder, overlay), configurationOf(of(overlay)));
    const check = (env: Record<string, string>) =>
      execFileSync(server ?? '', ['-t', '--config', config], { env, encoding: 'utf8', stdio: 'pipe' });
    const variables: Record<string, string> = { ...variablesOf(of(overlay)), POD_NAME: 'nats-0' };
    expect(() => check(variables)).not.toThrow();
    // Proves that the check fails without a variable.
    const { NATS_PASSWORD_AUTH: _, ...incomplete } = variables;
    expect(() => check(incomplete)).toThrow(/NATS_PASSWORD_AUTH/);
  });

  itAsks(
    'discover each other and form one cluster',
    async () => {
      const ports = await freePorts(9);
      const [members, monitors] = [ports.slice(0, 3), ports.slice(3, 6)];
      const { NATS_ROUTES = '', ...variables } = variablesOf(of('production'));
      const routes = members.reduce((text, port, at) => text.replace(`nats-${at}.nats-peers:6222`, `127.0.0.1:${port}`), NATS_ROUTES);
      for (const [at, port] of members.entries()) {
        const moved = moveTo(
          { 4222: ports[6 + at], 6222: port, 8222: monitors[at] },
          configurationOf(of('production')),
          join(folder, `${at}`),
        );
        const env = { ...variables, NATS_ROUTES: routes, POD_NAME: `nats-${at}` };
        const config = write(join(folder, `${at}`), moved);
        running.push(spawn(server ?? '', ['--config', config], { env, stdio: ['ignore', 'ignore', openSync(logOf(at), 'w')] }));
      }
      for (const [at, monitor] of monitors.entries()) {
        const peers = await peersOf(monitor);
        if (peers.size < 2) throw new Error(members.map((_, one) => readFileSync(logOf(one), 'utf8')).join('\n'));
        expect([...peers].sort()).toEqual(['nats-0', 'nats-1', 'nats-2'].filter((name) => name !== `nats-${at}`));
      }
    },
    TIMEOUT_MS,
  );
});

function configurationOf(manifests: readonly Manifest[]): Record<string, string> {
  return find(manifests, 'ConfigMap', 'nats-server').data ?? {};
}

function write(folder: string, files: Record<string, string>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, 'nats-server.conf');
}

function moveTo(ports: Record<string, number | undefined>, files: Record<string, string>, folder: string): Record<string, string> {
  const move = (text: string) =>
    Object.entries(ports)
      .reduce((moved, [from, to]) => moved.replace(`0.0.0.0:${from}`, `127.0.0.1:${to}`), text)
      .replace('/tmp/', `${folder}/`);
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, move(text)]));
}

async function peersOf(monitor: number): Promise<Set<string>> {
  for (const end = Date.now() + TIMEOUT_MS / 2; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${monitor}/routez`).catch(() => undefined);
    const { routes = [] } = ((await answer?.json()) ?? {}) as { routes?: { remote_name: string }[] };
    const names = new Set(routes.map(({ remote_name: name }) => name));
    if (names.size >= 2) return names;
  }
  return new Set();
}

/** Resolves variables as Kubernetes does, from Secrets and with $(…) expanded. */
function variablesOf(manifests: readonly Manifest[]): Record<string, string> {
  const server = workloads(manifests).find(({ name }) => name === 'nats');
  const all = server ? environmentOf(server, manifests) : {};
  const filled = Object.entries(all).map(([name, value]) => [name, value.replaceAll(/\$\((\w+)\)/g, (_, other) => all[other] ?? '')]);
  return Object.fromEntries(filled) as Record<string, string>;
}
