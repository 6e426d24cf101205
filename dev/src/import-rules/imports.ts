import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from '@swc/core';

const SOURCE = /(?<!\.(?:spec|d))\.tsx?$/;

/** Path → its imports, including types: paths of other sources and package names. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export interface Sources {
  imports: Imports;
  /** Path → maximum number of constructor parameters. */
  parameters: ReadonlyMap<string, number>;
}

export function readSources(root: string, folders: readonly string[]): Sources {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => join(folder, file)),
  );
  const read = sources.map((file) => [file, readSource(join(root, file))] as const);
  return {
    imports: new Map(read.map(([file, { names }]) => [file, names.map((name) => resolved(file, name))])),
    parameters: new Map(read.map(([file, { parameters }]) => [file, parameters])),
  };
}

interface Found {
  names: string[];
  parameters: number;
}

function readSource(file: string): Found {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true });
  const found: Found = { names: [], parameters: 0 };
  collect(body, found);
  return found;
}

function collect(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found);
    return;
  }
  const { type, source, callee, arguments: given, params } = node as Record<string, unknown>;
  if (type === 'Constructor') found.parameters = Math.max(found.parameters, (params as unknown[]).length);
  if (String(type).startsWith('Import') || String(type).startsWith('Export')) found.names.push(...textOf(source));
  if (type === 'CallExpression' && (callee as { type?: string }).type === 'Import')
    found.names.push(...textOf((given as { expression: unknown }[])[0]?.expression));
  for (const part of Object.values(node)) collect(part, found);
}

function textOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('value' in node)) return [];
  return typeof node.value === 'string' ? [node.value] : [];
}

function resolved(file: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
}
