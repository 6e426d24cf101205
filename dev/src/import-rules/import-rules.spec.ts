import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cyclesIn } from './cycles.ts';
import { readSources, type Sources } from './imports.ts';

const ROOT = join(__dirname, '../../..');
const PLACES = ['packages/*/src', 'services/*/src', 'frontends/*/src', 'ops/*/src', 'deploy/docker/*/src', 'gateway/src', 'dev/src'];

/** Files that may import mongoose: schemas, repositories, modules, and definitions that pass a model to service-kit. */
const KNOWS_MONGOOSE =
  /\.(?:repository|schema|module|trash|versions|drafts|translations)\.ts$|^packages\/service-kit\/src\/(?:drafts|mongo|order|records|translations|trash|versions)\/|\/src\/cli\/[\w-]+\.ts$|-cli\.ts$/;

describe('import rules', () => {
  let imports: Sources['imports'];
  let parameters: Sources['parameters'];

  beforeAll(() => {
    const folders = PLACES.flatMap((place) => globSync(place, { cwd: ROOT })).filter((folder) => existsSync(join(ROOT, folder)));
    ({ imports, parameters } = readSources(ROOT, folders));
  });

  const edges = () => [...imports].flatMap(([from, names]) => names.map((to) => ({ from, to })));

  it('forbid modules that import each other, even for types', () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('forbid cycles between the entries of a folder', () => {
    const levels = new Map<string, Map<string, string[]>>();
    for (const { from, to } of edges().filter(({ to }) => imports.has(to))) {
      const [level, one, other] = apart(from, to);
      const entries = levels.get(level) ?? new Map<string, string[]>();
      entries.set(one, [...(entries.get(one) ?? []), other]);
      entries.set(other, entries.get(other) ?? []);
      levels.set(level, entries);
    }
    expect([...levels].flatMap(([level, entries]) => cyclesIn(entries).map((cycle) => ({ level, cycle })))).toEqual([]);
  });

  it('forbid folders with a single file', () => {
    const folders = [...new Set([...imports.keys()].map((file) => dirname(file)))].filter((folder) => basename(folder) !== 'src');
    expect(folders.filter((folder) => readdirSync(join(ROOT, folder)).length === 1)).toEqual([]);
  });

  it('forbid source files and tests of more than 300 lines', () => {
    const files = globSync('{packages,services,frontends,gateway,ops,dev,e2e,demo,deploy}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => ['node_modules', 'dist', '.cache'].includes(basename(name)),
    });
    const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
    expect(files.length).toBeGreaterThan(imports.size);
    expect(files.filter((file) => lines(file) > 300)).toEqual([]);
  });

  it('forbid classes with more than five dependencies', () => {
    expect([...parameters].filter(([, count]) => count > 5)).toEqual([]);
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

/** Deepest common folder of two files, and the entry of that folder that leads to each of them. */
function apart(from: string, to: string): [level: string, one: string, other: string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  return [one.slice(0, depth).join('/'), one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

function featureOf(path: string): string | undefined {
  return /^frontends\/[^/]+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0];
}
