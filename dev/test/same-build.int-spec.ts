import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { build } from '../src/system/build.ts';
import { buildTargets } from '../src/system/build-targets.ts';
import { Progress } from '../src/system/progress.ts';
import { copyRepository } from '../src/testing/repository-copy.ts';

/** Two builds of all frontends take half a minute on two cores. */
const LIMIT_MS = 180_000;
const FRONTENDS = ['shell', 'public', 'admin'];

async function buildFrontends(root: string): Promise<Record<string, string>> {
  const targets = buildTargets(root).filter(({ name }) => FRONTENDS.includes(name));
  await build(new Progress({ write: () => true }), root, targets);
  const files = FRONTENDS.map((name) => `frontends/${name}/dist`).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(files.map((file) => [file.slice(root.length), digest(file)]));
}

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('the build of the frontends', () => {
  it(
    'produces the same files in every folder',
    async () => {
      const copy = await copyRepository({ wholePackages: true });
      try {
        const files = await buildFrontends(copy.folder);
        expect(Object.keys(files).length).toBeGreaterThan(200);
        expect(files).toEqual(await buildFrontends(repositoryRoot));
      } finally {
        copy.remove();
      }
    },
    LIMIT_MS,
  );
});
