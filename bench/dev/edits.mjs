import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The files that were changed, as they were. */
const originals = new Map();

/** Writes FILE with what `edit` makes of it, as an editor saves it; throws when that changes nothing. Returns when, in ms. */
export function change(file, edit) {
  const path = join(ROOT, file);
  const original = originals.get(path) ?? readFileSync(path, 'utf8');
  originals.set(path, original);
  const changed = edit(original);
  if (changed === original) throw new Error(`${file} has no longer the place that the benchmark changes (bench/dev/scenes.mjs)`);
  writeFileSync(path, changed);
  return performance.now();
}

/** Everything is as it was. May be called at any moment, and again. */
export function restoreAll() {
  for (const [path, original] of originals) writeFileSync(path, original);
  originals.clear();
}
