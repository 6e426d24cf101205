import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { addHashes, withoutHash } from '../complete-lock.mjs';

interface Lock {
  packages: Record<
    string,
    {
      version: string;
      engines?: { node?: string };
      os?: string[];
      cpu?: string[];
      libc?: string[];
      optional?: boolean;
      resolved?: string;
      integrity?: string;
    }
  >;
}

/** Platform of images and CI, whose packages must have a hash. */
function isOurs({ os, cpu, libc }: { os: string[] | undefined; cpu: string[] | undefined; libc: string[] | undefined }): boolean {
  return (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true);
}

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;

  it('is complete for every platform (repaired by node dev/complete-lock.mjs)', () => {
    const output = execFileSync(process.execPath, [join(repositoryRoot, 'dev', 'complete-lock.mjs'), '--check'], { encoding: 'utf8' });
    expect(output.trim()).toBe('package-lock.json is complete');
  });

  it('lets npm under Node 20 install the nats-server binary, which no Node runs', () => {
    for (const name of ['@camera.ui/nats-linux-x64', '@camera.ui/nats-linux-arm64']) {
      expect(lock.packages[`node_modules/${name}`]?.version).toMatch(/^\d/);
      expect(lock.packages[`node_modules/${name}`]).not.toHaveProperty('engines');
    }
    const own = `@camera.ui/nats-${process.platform}-${process.arch}`;
    if (lock.packages[`node_modules/${own}`]) expect(existsSync(join(repositoryRoot, 'node_modules', own, 'nats'))).toBe(true);
  });

  it('contains no registry URL', () => {
    expect(Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
  });

  it('has a hash for every package, except for binaries of other platforms that the registry did not offer', () => {
    const folders = new Set(withoutHash(lock));
    const loose = Object.entries(lock.packages).filter(([folder]) => folders.has(folder));
    const isForeignBinary = ({ optional, os, cpu, libc }: Lock['packages'][string]) =>
      optional === true && (os !== undefined || cpu !== undefined) && !isOurs({ os, cpu, libc });
    expect(loose.filter(([, entry]) => !isForeignBinary(entry)).map(([folder]) => folder)).toEqual([]);
  });
});

describe('the hashes of a lock', () => {
  const make = (): Lock => ({
    packages: {
      '': { version: '1.0.0' },
      'packages/own': { version: '1.0.0' },
      'node_modules/held': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/loose': { version: '2.0.0', os: ['darwin'] },
      'node_modules/gone': { version: '3.0.0', os: ['win32'] },
    },
  });

  it('are reported as missing for registry packages without one', () => {
    expect(withoutHash(make())).toEqual(['node_modules/a/node_modules/@b/loose', 'node_modules/gone']);
  });

  it('are added if the registry has them', () => {
    const lock = make();
    expect(addHashes(lock, (name: string) => (name === '@b/loose@2.0.0' ? 'sha512-b' : ''))).toEqual(['hash of @b/loose']);
    expect(lock.packages['node_modules/a/node_modules/@b/loose']).toEqual({ version: '2.0.0', integrity: 'sha512-b', os: ['darwin'] });
    expect(withoutHash(lock)).toEqual(['node_modules/gone']);
  });

  it('are requested twenty at a time, after a given number of packages without one', () => {
    const packages = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`node_modules/p${at}`, { version: '1.0.0' }]));
    const askedFrom = (from?: number) => {
      const hashOf = jest.fn((_name: string) => '');
      addHashes({ packages } as Lock, hashOf, from);
      return hashOf.mock.calls.map(([name]) => name);
    };
    expect([askedFrom().length, askedFrom().at(-1)]).toEqual([20, 'p19@1.0.0']);
    expect([askedFrom(40).length, askedFrom(40)[0]]).toEqual([5, 'p40@1.0.0']);
  });
});
