import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { compileSource } from './compile-source.ts';

/** A compile error; `message` is for people and contains the location. */
export interface SourceError {
  file: string;
  message: string;
}

export type Compile = (file: string) => Promise<string[]>;

/** Import graph of the source files, which are compiled as they are reached. */
export class SourceGraph {
  readonly #imports = new Map<string, readonly string[]>();
  readonly #problems = new Map<string, SourceError>();
  readonly #compile: Compile;

  constructor(compile: Compile = compileSource) {
    this.#compile = compile;
  }

  has(file: string): boolean {
    return this.#imports.has(file) || this.#problems.has(file);
  }

  get problems(): SourceError[] {
    return [...this.#problems.values()];
  }

  /** Recompiles `files`, and their imports that are not compiled yet. */
  async update(files: Iterable<string>): Promise<void> {
    const known = new Set<string>();
    let next = [...files];
    while (next.length > 0) {
      for (const file of next) known.add(file);
      const imported = await Promise.all(next.map((file) => this.#one(file)));
      next = [...new Set(imported.flat())].filter((file) => !known.has(file) && !this.has(file));
    }
  }

  async #one(file: string): Promise<readonly string[]> {
    this.#problems.delete(file);
    if (!existsSync(file)) {
      this.#imports.delete(file);
      return [];
    }
    try {
      const imports = await this.#compile(file);
      this.#imports.set(file, imports);
      const missing = imports.filter((one) => !existsSync(one));
      if (missing.length > 0) this.#problems.set(file, { file, message: `imports what is not there: ${missing.join(', ')}` });
      return imports;
    } catch (error) {
      this.#problems.set(file, { file, message: messageOf(error) });
      return [];
    }
  }

  reach(roots: Iterable<string>): Set<string> {
    const reached = new Set(roots);
    for (const file of reached) for (const imported of this.#imports.get(file) ?? []) reached.add(imported);
    return reached;
  }
}

export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(spec|d))\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
