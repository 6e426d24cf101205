import { escapeHtml } from '../escape-html.ts';

/** Markup that is safe as it stands. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Markup from a template: every value that is not markup itself is escaped, in text and in quoted attributes alike. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.reduce((text, literal, at) => text + show(parts[at - 1]) + literal));
}

function show(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(show).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

/** Data in a page: it needs no exception in the content security policy and cannot end its element early. */
export function jsonElement(type: string, value: unknown, id?: string): Html {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return new Html(`<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`);
}
