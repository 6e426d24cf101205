import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from '@swc/core';

const SOURCE = /(?<!\.(?:spec|d))\.tsx?$/;

/** Path → what it imports, types included: paths of other sources, and names of packages as they are written. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Imports of all sources below `folders`, tests left out; paths are relative to `root`. */
export function readImports(root: string, folders: readonly string[]): Imports {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => join(folder, file)),
  );
  return new Map(sources.map((file) => [file, importsOf(join(root, file)).map((name) => resolved(file, name))]));
}

function importsOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true });
  const found: string[] = [];
  collect(body, found);
  return found;
}

/** `import … from`, `export … from` and `import('…')`, wherever they stand. */
function collect(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found);
    return;
  }
  const { type, source, callee, arguments: given } = node as Record<string, unknown> & { source?: unknown };
  if (String(type).startsWith('Import') || String(type).startsWith('Export')) found.push(...textOf(source));
  if (type === 'CallExpression' && (callee as { type?: string }).type === 'Import')
    found.push(...textOf((given as { expression: unknown }[])[0]?.expression));
  for (const part of Object.values(node)) collect(part, found);
}

function textOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('value' in node)) return [];
  return typeof node.value === 'string' ? [node.value] : [];
}

function resolved(file: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
}
