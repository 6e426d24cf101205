import { readFileSync, writeFileSync } from 'node:fs';

/** Inserts TEXT before the first MARK after AFTER; throws if there is none. */
export function insertBefore(file: string, mark: string, text: string, after = ''): void {
  const content = readFileSync(file, 'utf8');
  const at = content.indexOf(mark, content.indexOf(after));
  if (content.indexOf(after) < 0 || at < 0) throw new Error(`${file} has no longer the line before which to write: ${mark}`);
  writeFileSync(file, content.slice(0, at) + text + content.slice(at));
}

export function change(file: string, pattern: RegExp, make: (found: string, group: string) => string): void {
  const content = readFileSync(file, 'utf8');
  if (!pattern.test(content)) throw new Error(`${file} has no longer the place to change: ${pattern}`);
  writeFileSync(file, content.replace(pattern, make));
}

/** Adds an import unless it exists; the formatter sorts it. */
export function addImport(file: string, name: string, from: string): void {
  if (new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '${from}';`, 'm').test(readFileSync(file, 'utf8'))) return;
  const line = `import { ${name} } from '${from}';`;
  change(file, /^import /m, () => `${line}\nimport `);
}

/** Replaces the `{{…}}` placeholders; throws on an unknown one. */
export function fill(template: string, names: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`Nothing is given for {{${name}}}`);
    return value;
  });
}
