// Templates are source files with `{{…}}` placeholders, in their paths as well.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fill } from './text.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const ENDING = '.template';

type Names = Readonly<Record<string, string>>;

export function filled(template: string, names: Names): string {
  return fill(readFileSync(join(TEMPLATES, `${template}${ENDING}`), 'utf8'), names);
}

/** Writes all templates below FOLDER to TARGET; returns their paths relative to TARGET. */
export function writeTemplates(folder: string, target: string, names: Names): string[] {
  const files = readdirSync(join(TEMPLATES, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  return files.map((file) => {
    const name = file.slice(0, -ENDING.length);
    const path = fill(name, names);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), filled(join(folder, name), names));
    return path;
  });
}
