import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DELIVERED = ['gateway', 'services', 'ops', 'frontends', 'deploy/docker'];

/** Subset of CycloneDX 1.5 as npm writes it. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: Component[];
}

export interface Component {
  name: string;
  version: string;
  /** Missing for workspaces, and for packages that the registry did not offer. */
  hashes?: object[];
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

interface Manifest {
  devDependencies?: object;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Reproducible list of production packages. npm reads manifests without development dependencies, because `--omit dev` also drops packages
 * that production shares with tests.
 */
export function sbomOf(root: string, workspaces: readonly string[] = DELIVERED): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-sbom-'));
  // npm uses the folder's name in the list.
  const copy = join(folder, 'reefdesk');
  try {
    const lock = readJson<{ packages: Record<string, Manifest> }>(join(root, 'package-lock.json'));
    for (const [place, locked] of Object.entries(lock.packages)) {
      keepProduction(locked);
      if (place.includes('node_modules/')) continue;
      const manifest = readJson<Manifest>(join(root, place, 'package.json'));
      keepProduction(manifest);
      mkdirSync(join(copy, place), { recursive: true });
      writeFileSync(join(copy, place, 'package.json'), JSON.stringify(manifest));
    }
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock));
    const selected = workspaces.map((workspace) => `--workspace=${workspace}`);
    const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--no-update-notifier', ...selected], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { serialNumber: _, ...sbom } = JSON.parse(text) as Sbom;
    delete sbom.metadata.timestamp;
    return sbom;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function keepProduction(manifest: Manifest): void {
  delete manifest.devDependencies;
  for (const [name, { optional }] of Object.entries(manifest.peerDependenciesMeta ?? {}))
    if (optional) delete manifest.peerDependencies?.[name];
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
