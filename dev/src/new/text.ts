import { readFileSync, writeFileSync } from 'node:fs';

/** Puts TEXT before the first MARK that comes after AFTER; throws when the file has changed its shape. */
export function insertBefore(file: string, mark: string, text: string, after = ''): void {
  const content = readFileSync(file, 'utf8');
  const at = content.indexOf(mark, content.indexOf(after));
  if (content.indexOf(after) < 0 || at < 0) throw new Error(`${file} has no longer the line before which to write: ${mark}`);
  writeFileSync(file, content.slice(0, at) + text + content.slice(at));
}

/** Makes something else of what PATTERN finds first; throws when it finds nothing. */
export function change(file: string, pattern: RegExp, make: (found: string, group: string) => string): void {
  const content = readFileSync(file, 'utf8');
  if (!pattern.test(content)) throw new Error(`${file} has no longer the place to change: ${pattern}`);
  writeFileSync(file, content.replace(pattern, make));
}

/** One more import, unless it is there; the formatter puts it where it belongs. */
export function addImport(file: string, name: string, from: string): void {
  if (new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '${from}';`, 'm').test(readFileSync(file, 'utf8'))) return;
  const line = `import { ${name} } from '${from}';`;
  change(file, /^import /m, () => `${line}\nimport `);
}

/** A template with the words in the place of `{{…}}`; one that is not given is an error. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`Nothing is given for {{${name}}}`);
    return word;
  });
}
