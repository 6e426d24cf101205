import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SourceGraph, sourcesIn } from './source-graph.ts';

describe('the graph of the sources', () => {
  let root: string;
  let compiled: string[];
  const path = (name: string) => join(root, name);
  const write = (name: string, ...imports: string[]) => writeFileSync(path(name), imports.join('\n'));
  const names = (files: Iterable<string>) => [...files].map((file) => file.slice(root.length + 1)).sort();

  /** Fake compiler: each line of a file is an import, and `broken` is an error. */
  async function compile(file: string): Promise<string[]> {
    compiled.push(file);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    if (lines.includes('broken')) throw new Error('Unexpected token');
    return lines.map(path);
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-graph-'));
    compiled = [];
    write('main', 'service', 'kit');
    write('service', 'kit');
    write('kit', 'main'); // A circle must not keep it from ending.
    write('other', 'kit');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('compiles each reachable file once', async () => {
    const graph = new SourceGraph(compile);
    await graph.update([path('main')]);
    expect(names(compiled)).toEqual(['kit', 'main', 'service']);
    expect(names(graph.reach([path('main')]))).toEqual(['kit', 'main', 'service']);
    expect(graph.has(path('other'))).toBe(false);
  });

  it('recompiles only changed files and their new imports', async () => {
    const graph = new SourceGraph(compile);
    await graph.update([path('main')]);
    compiled = [];
    write('service', 'other');
    await graph.update([path('service')]);
    expect(names(compiled)).toEqual(['other', 'service']);
    expect(names(graph.reach([path('service')]))).toContain('other');
  });

  it('reports a file that cannot be compiled until it can', async () => {
    const graph = new SourceGraph(compile);
    write('service', 'broken');
    await graph.update([path('main')]);
    expect(graph.problems).toEqual([{ file: path('service'), message: 'Unexpected token' }]);
    write('service', 'kit');
    await graph.update([path('service')]);
    expect(graph.problems).toEqual([]);
  });

  it('reports the importer of a missing file', async () => {
    const graph = new SourceGraph(compile);
    rmSync(path('kit'));
    await graph.update([path('service')]);
    expect(graph.problems).toEqual([{ file: path('service'), message: `imports what is not there: ${path('kit')}` }]);
  });
});

describe('the sources of a folder', () => {
  it('include its TypeScript files, without tests and declarations', () => {
    const root = mkdtempSync(join(tmpdir(), 'reefdesk-sources-'));
    mkdirSync(join(root, 'travels'));
    for (const name of ['main.ts', 'main.spec.ts', 'swagger.d.ts', 'notes.md', 'travels/travels.service.ts']) {
      writeFileSync(join(root, name), '');
    }
    expect(sourcesIn(root).sort()).toEqual([join(root, 'main.ts'), join(root, 'travels/travels.service.ts')]);
    rmSync(root, { recursive: true });
  });
});
