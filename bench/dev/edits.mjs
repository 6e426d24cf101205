import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const originals = new Map();

/** Edits FILE in place as an editor saves it and returns the time in ms; throws if `edit` changes nothing. */
export function change(file, edit) {
  const path = join(ROOT, file);
  const original = originals.get(path) ?? readFileSync(path, 'utf8');
  originals.set(path, original);
  const changed = edit(original);
  if (changed === original) throw new Error(`${file} has no longer the place that the benchmark changes (bench/dev/scenes.mjs)`);
  writeFileSync(path, changed);
  return performance.now();
}

export function restoreAll() {
  for (const [path, original] of originals) writeFileSync(path, original);
  originals.clear();
}
