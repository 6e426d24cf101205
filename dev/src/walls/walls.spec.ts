import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';
import { type Imports, readImports } from './imports.ts';

const ROOT = join(__dirname, '../../..');
const PLACES = ['packages/*/src', 'services/*/src', 'frontends/*/src', 'ops/*/src', 'deploy/docker/*/src', 'gateway/src', 'dev/src'];

/**
 * Files that know the database: what is stored, how it is read and written, and what composes them. What a service says of its trash,
 * its versions, its drafts and its translations hands the model on to the kit.
 */
const KNOWS_MONGOOSE =
  /\.(?:repository|schema|module|trash|versions|drafts|translations)\.ts$|^packages\/service-kit\/src\/(?:drafts|mongo|translations|trash|versions)\/|\/src\/cli\/[\w-]+\.ts$|-cli\.ts$/;

/** Folders that know each other for a reason. */
const TOLD_CYCLES: readonly (readonly string[])[] = [
  // The steps of an edit know the faults of its fields, and a field shows both.
  ['packages/forms/src/editing', 'packages/forms/src/faults', 'packages/forms/src/fields'],
  // What every request passes: who asks, what went wrong, what is measured, what is traced. One layer in several folders.
  ['access', 'errors', 'health', 'http', 'messaging', 'tracing'].map((folder) => `packages/service-kit/src/${folder}`),
  // What a write over a document passes: it is recorded, its state before is kept, so is what its texts were translated from; a removal
  // is a mark, and ends its draft.
  ['audit', 'drafts', 'editing', 'mongo', 'translations', 'trash', 'versions'].map((folder) => `packages/service-kit/src/${folder}`),
  // An itinerary refers to destinations, and a destination in use is not removed.
  ['services/catalog/src/destinations', 'services/catalog/src/travels'],
];

describe('the walls between the parts of the source', () => {
  let imports: Imports;

  beforeAll(() => {
    imports = readImports(
      ROOT,
      PLACES.flatMap((place) => globSync(place, { cwd: ROOT })).filter((folder) => existsSync(join(ROOT, folder))),
    );
  });

  /** Every import as `from`, `to`. */
  const edges = () => [...imports].flatMap(([from, names]) => names.map((to) => ({ from, to })));

  it('let no modules import each other, not even for a type', () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('let no folders of a package or a service import each other, but those that say why', () => {
    const folders = new Map<string, string[]>();
    for (const { from, to } of edges()) {
      const [one, other] = [folderOf(from), folderOf(to)];
      if (one && other && one !== other) folders.set(one, [...(folders.get(one) ?? []), other]);
      if (one && !folders.has(one)) folders.set(one, []);
    }
    expect(cyclesIn(folders)).toEqual(TOLD_CYCLES.map((cycle) => [...cycle]).sort());
  });

  it('let no feature of a frontend import another', () => {
    const across = edges().filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
    expect(across).toEqual([]);
  });

  it('let repositories and schemas alone know the database', () => {
    const knowing = edges().filter(({ to }) => to === 'mongoose' || to === '@nestjs/mongoose');
    expect(knowing.length).toBeGreaterThan(10);
    expect(knowing.filter(({ from }) => !KNOWS_MONGOOSE.test(from))).toEqual([]);
  });
});

/** `services/catalog/src/travels`: the first folder below the sources. */
function folderOf(path: string): string | undefined {
  return /^.+?\/src\/[^/]+(?=\/)/.exec(path)?.[0];
}

function featureOf(path: string): string | undefined {
  return /^frontends\/[^/]+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];
}
