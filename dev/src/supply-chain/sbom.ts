import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of the workspaces that images are built from. */
const DELIVERED = ['gateway', 'services', 'ops', 'frontends', 'deploy/docker'];

/** CycloneDX 1.5 as npm writes it; only the fields that are read here. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: Component[];
}

export interface Component {
  name: string;
  version: string;
  /** Missing for workspaces, and for packages that the registry did not offer when the lock file was made. */
  hashes?: object[];
  /** Missing where the lock file states no licence. */
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

interface Manifest {
  devDependencies?: object;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * What the workspaces need in production, listed by npm from the lock file in `root`. npm reads a copy of the manifests without
 * development dependencies, because its `--omit dev` also leaves out what tests need as well, such as the MongoDB driver. Time and
 * serial number are left out, so that the same lock file always makes the same list.
 */
export function sbomOf(root: string, workspaces: readonly string[] = DELIVERED): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-sbom-'));
  // npm takes the name in the list from the folder.
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
