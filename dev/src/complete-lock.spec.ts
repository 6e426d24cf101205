import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './stack/paths.ts';

interface Lock {
  packages: Record<string, { version: string; engines?: { node?: string }; os?: string[]; cpu?: string[]; resolved?: string }>;
}

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;

  it('is complete for every platform (node dev/complete-lock.mjs mends it)', () => {
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

  it('names no registry', () => {
    expect(Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
  });
});
