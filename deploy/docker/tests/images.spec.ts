import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeFile, read, repository } from './compose-file.ts';

interface Image {
  name: string;
  version: string;
  digest?: string;
}

interface ImageList {
  images: Image[];
  /** `fixedIn` and later versions are not affected by the advisory. */
  fixes: { name: string; fixedIn: string; advisory: string }[];
  /** Advisories that do not apply, or for which there is no fix here. */
  accepted: { advisory: string; reason: string }[];
}

const { images, fixes, accepted } = JSON.parse(read('deploy/images.json')) as ImageList;

/** Compares digits as numbers, so that 8.0.9 comes before 8.0.17; a suffix (`-alpine`) does not count. */
function comesBefore(version: string, other: string): boolean {
  const numbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
  const [ours, theirs] = [numbers(version), numbers(other)];
  const at = theirs.findIndex((part, place) => part !== (ours[place] ?? 0));
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

const openViolations = (list: readonly Image[]) =>
  fixes
    .filter(({ name, fixedIn }) => list.some((image) => image.name === name && comesBefore(image.version, fixedIn)))
    .map(({ name, fixedIn, advisory }) => `${name} before ${fixedIn}: ${advisory}`);

const manifestsIn = (folder: string) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));

function namedImages(): [file: string, image: string][] {
  const ofCompose = Object.values(composeFile().services).map(({ image }): [string, string] => ['docker-compose.yml', image]);
  const ofCluster = [...manifestsIn('deploy'), ...manifestsIn('services'), ...manifestsIn('ops')].flatMap((file) =>
    [...read(file).matchAll(/^[\s-]*image:\s*["']?([^\s"'#]+)/gm)].map(([, image = '']): [string, string] => [file, image]),
  );
  return [...ofCompose, ...ofCluster].filter(([, image]) => !image.startsWith('reefdesk/'));
}

describe('third-party images', () => {
  const known = images.map(({ name, version, digest }) => `${name}:${version}${digest ? `@${digest}` : ''}`);

  it('are those of deploy/images.json in every manifest', () => {
    const named = namedImages();
    expect(named.filter(([, image]) => !known.includes(image))).toEqual([]);
    expect([...new Set(named.map(([, image]) => image))].sort()).toEqual(known.sort());
    // Both compose and Kubernetes manifests are covered.
    expect(new Set(named.filter(([, image]) => image.startsWith('mongo:')).map(([file]) => file)).size).toBe(3);
  });

  it('are listed once each', () => {
    expect(new Set(images.map(({ name }) => name)).size).toBe(images.length);
    for (const { digest } of images) if (digest !== undefined) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('include all known fixes, except for accepted advisories', () => {
    const excused = new Set(accepted.map(({ advisory }) => advisory));
    expect(openViolations(images).filter((fault) => !excused.has(fault.slice(fault.lastIndexOf(' ') + 1)))).toEqual([]);
    // Accepted advisories must be removed when they no longer apply.
    for (const { advisory } of accepted) expect(openViolations(images).join()).toContain(advisory);
  });

  it('are reported when they are older', () => {
    expect(openViolations([{ name: 'mongo', version: '8.0.9' }])).toEqual(['mongo before 8.0.17: CVE-2025-14847']);
    expect(openViolations([{ name: 'mongo', version: '8.0.17' }])).toEqual([]);
    expect(openViolations([{ name: 'mongo', version: '8.2.1' }])).toEqual([]);
    expect(openViolations([{ name: 'nats', version: '2.11.4-alpine' }])).toHaveLength(3);
    expect(openViolations([{ name: 'minio/minio', version: 'RELEASE.2025-09-07T16-13-09Z' }])).toHaveLength(1);
    expect(openViolations([{ name: 'minio/minio', version: 'RELEASE.2025-10-15T17-29-55Z' }])).toEqual([]);
  });
});

describe('images of this repository', () => {
  it('are all loaded into a single-machine cluster by docs/operations.md', () => {
    const manifests = [...manifestsIn('deploy/k8s/base'), ...manifestsIn('services')].map(read).join('\n');
    const ours = [...manifests.matchAll(/image: reefdesk\/([\w-]+)/g)].map(([, name]) => name);
    const [, listed = ''] = /kind load docker-image reefdesk\/\{([\w,-]+)\}/.exec(read('docs/operations.md')) ?? [];
    expect(listed.split(',')).toEqual(expect.arrayContaining([...new Set(ours)]));
    expect(ours).toContain('bookings');
  });
});
