import { spawn } from 'node:child_process';
import type { Manifest } from '../manifest.ts';
import type { ApiServer } from './older-server.ts';

export interface Said {
  out: string;
  error: string;
  code: number;
}

export type Kubectl = (args: readonly string[], input?: string) => Promise<Said>;

export function kubectlWith(options: readonly string[]): Kubectl {
  return (args, input = '') =>
    new Promise((resolve, reject) => {
      const child = spawn('kubectl', [...args, ...options], { stdio: 'pipe' });
      const said: Said = { out: '', error: '', code: 0 };
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text));
      child.on('error', reject);
      child.on('close', (code) => resolve({ ...said, code: code ?? 1 }));
      // Ignored, because kubectl may exit before it has read its input; its own output has the reason.
      child.stdin.on('error', () => undefined).end(input);
    });
}

export async function discover(kubectl: Kubectl, apiVersions: readonly string[]): Promise<ApiServer> {
  const { gitVersion } = JSON.parse(await asked(kubectl, '/version')) as { gitVersion: string };
  const kinds = await Promise.all(apiVersions.map(async (version) => [version, await kindsOf(kubectl, version)] as const));
  return { version: gitVersion, kinds: new Map(kinds) };
}

async function kindsOf(kubectl: Kubectl, apiVersion: string): Promise<ReadonlySet<string>> {
  const { out, error, code } = await kubectl(['get', '--raw', apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`]);
  if (code !== 0 && /\(NotFound\)/.test(error)) return new Set();
  if (code !== 0) throw new Error(error.trim());
  const { resources } = JSON.parse(out) as { resources: { kind: string }[] };
  return new Set(resources.map(({ kind }) => kind));
}

async function asked(kubectl: Kubectl, path: string): Promise<string> {
  const { out, error, code } = await kubectl(['get', '--raw', path]);
  if (code !== 0) throw new Error(error.trim());
  return out;
}

/** Applies all manifests in a dry run. Fields unknown to the server are errors. */
export function tried(kubectl: Kubectl, manifests: readonly Manifest[]): Promise<Said> {
  const stream = manifests.map((manifest) => JSON.stringify(manifest)).join('\n');
  return kubectl(['apply', '--dry-run=server', '--validate=strict', '--output=name', '--filename=-'], stream);
}
