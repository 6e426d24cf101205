import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Options, transform } from '@swc/core';
import { swcOptions } from '../bundle/swc-options.ts';

/** `from './x.ts'`, `import './x.ts'`, `import('./x.ts')`, as swc prints them. */
const SPECIFIER = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+\.tsx?|@reefdesk\/[^'"]+)\2/g;

/** Sources in SOURCES are compiled into COMPILED of the same workspace, where they resolve the same packages. */
const SOURCES = '/src/';
const COMPILED = '/.cache/dev/';

export function compiledPath(file: string): string {
  return file.replace(SOURCES, COMPILED).replace(/\.tsx?$/, '.js');
}

/** Compiles one TypeScript file and returns the source files that it imports. Throws on syntax errors. */
export async function compileSource(file: string): Promise<string[]> {
  const { code } = await transform(await readFile(file, 'utf8'), { ...optionsFor(file), filename: file });
  const imports: string[] = [];
  const output = compiledPath(file);
  const linked = code.replace(SPECIFIER, (_, before: string, _quote: string, specifier: string) => {
    const source = sourceOf(specifier, file);
    imports.push(source);
    return `${before}${JSON.stringify(compiledPath(source))}`;
  });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, linked);
  return imports;
}

function optionsFor(file: string): Options {
  // Types are checked separately, because that takes longer (type-check.ts).
  return { configFile: false, swcrc: false, sourceMaps: 'inline', jsc: swcOptions({ tsx: file.endsWith('x') }) };
}

/** Packages of this repository export sources under the condition `reefdesk-source`, which this process uses. */
function sourceOf(specifier: string, importer: string): string {
  return specifier.startsWith('.') ? resolve(dirname(importer), specifier) : fileURLToPath(import.meta.resolve(specifier));
}

export function sourceFolderOf(builtEntry: string): string {
  return join(dirname(dirname(builtEntry)), 'src');
}
