import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';
import { type Imports, readImports } from './imports.ts';

const ROOT = join(__dirname, '../../..');
const PLACES = ['packages/*/src', 'services/*/src', 'frontends/*/src', 'ops/*/src', 'deploy/docker/*/src', 'gateway/src', 'dev/src'];

/**
 * Files that may import mongoose: schemas, repositories, modules, and the definitions that pass a model to service-kit for trash,
 * versions, drafts and translations.
 */
const KNOWS_MONGOOSE =
  /\.(?:repository|schema|module|trash|versions|drafts|translations)\.ts$|^packages\/service-kit\/src\/(?:drafts|mongo|records|translations|trash|versions)\/|\/src\/cli\/[\w-]+\.ts$|-cli\.ts$/;

describe('import rules', () => {
  let imports: Imports;

  beforeAll(() => {
    imports = readImports(
      ROOT,
      PLACES.flatMap((place) => globSync(place, { cwd: ROOT })).filter((folder) => existsSync(join(ROOT, folder))),
    );
  });

  /** Every import as `{ from, to }`. */
  const edges = () => [...imports].flatMap(([from, names]) => names.map((to) => ({ from, to })));

  it('forbid modules that import each other, even for types', () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('forbid cycles between folders', () => {
    const folders = new Map<string, string[]>();
    for (const { from, to } of edges()) {
      const [one, other] = [folderOf(from), folderOf(to)];
      if (one && other && one !== other) folders.set(one, [...(folders.get(one) ?? []), other]);
      if (one && !folders.has(one)) folders.set(one, []);
    }
    expect(cyclesIn(folders)).toEqual([]);
  });

  it('forbid imports between the features of a frontend', () => {
    const across = edges().filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
    expect(across).toEqual([]);
  });

  it('allow mongoose only in repositories, schemas and the files around them', () => {
    const knowing = edges().filter(({ to }) => to === 'mongoose' || to === '@nestjs/mongoose');
    expect(knowing.length).toBeGreaterThan(10);
    expect(knowing.filter(({ from }) => !KNOWS_MONGOOSE.test(from))).toEqual([]);
  });
});

/** First folder below the sources: `services/catalog/src/travels`. */
function folderOf(path: string): string | undefined {
  return /^.+?\/src\/[^/]+(?=\/)/.exec(path)?.[0];
}

function featureOf(path: string): string | undefined {
  return /^frontends\/[^/]+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];
}
