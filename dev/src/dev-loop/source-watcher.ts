import { createHash } from 'node:crypto';
import { type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a checkout writes many files at once. */
const SETTLED_AFTER_MS = 40;

const GONE = 'gone';

/** Reports files with changed content below some folders. A file that is saved unchanged is not reported. */
export class SourceWatcher {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #contents = new Map<string, string>();
  readonly #changed = new Set<string>();
  readonly #onChange: (files: string[]) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(onChange: (files: string[]) => void) {
    this.#onChange = onChange;
  }

  add(folder: string): void {
    if (this.#watchers.has(folder)) return;
    this.#watchers.set(
      folder,
      watch(folder, (_event, name) => name && this.#notice(join(folder, name))).on('error', () => this.#forget(folder)),
    );
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.startsWith('.')) this.add(path);
      else if (entry.isFile()) this.#contents.set(path, contentOf(path));
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #forget(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #notice(path: string): void {
    this.#changed.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), SETTLED_AFTER_MS);
  }

  #report(): void {
    const noticed = [...this.#changed];
    this.#changed.clear();
    const changed = noticed.flatMap((path) => this.#look(path));
    if (changed.length > 0) this.#onChange(changed);
  }

  #look(path: string): string[] {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      const known = new Set(this.#contents.keys());
      this.add(path);
      return [...this.#contents.keys()].filter((file) => !known.has(file));
    }
    const content = contentOf(path);
    // Ignores temporary files of editors.
    if ((this.#contents.get(path) ?? GONE) === content) return [];
    this.#contents.set(path, content);
    return [path];
  }
}

function contentOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('base64');
  } catch {
    return GONE;
  }
}
