import { escapeHtml } from '../escape-html.ts';

export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Builds markup from a template. Every value that is not markup is escaped, for text and quoted attributes. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.reduce((text, literal, at) => text + show(parts[at - 1]) + literal));
}

function show(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(show).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

/** Embeds data in a page without a CSP exception. The data cannot close its element. */
export function jsonElement(type: string, value: unknown, id?: string): Html {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return new Html(`<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`);
}
