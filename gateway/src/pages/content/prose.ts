import { type Html, html } from '../html.ts';

/** Keys that hold words to read, in the texts of a screen; everything else there labels controls. */
const HEADINGS = ['title', 'name', 'question', 'value', 'year'];
const TEXTS = ['text', 'lead', 'more', 'description', 'answer', 'label', 'note'];
const MAX_DEPTH = 6;

/** The words of a screen from its texts: each group with a heading of its own, in the order of the file. */
export function prose(node: unknown, level = 2, depth = 0): Html[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [html`<p>${node}</p>`];
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(node))
    return node.every((entry) => typeof entry === 'string') ? [list(node)] : node.flatMap((entry) => prose(entry, level, depth + 1));
  const group = node as Record<string, unknown>;
  const heading = HEADINGS.map((key) => group[key]).find((value) => typeof value === 'string');
  const texts = TEXTS.flatMap((key) => (typeof group[key] === 'string' ? [html`<p>${group[key]}</p>`] : []));
  const nested = Object.values(group).flatMap((value) =>
    typeof value === 'object' && value !== null
      ? prose(value, typeof heading === 'string' ? Math.min(level + 1, 6) : level, depth + 1)
      : [],
  );
  return [...(typeof heading === 'string' ? [headline(level, heading)] : []), ...texts, ...nested];
}

function headline(level: number, text: string): Html {
  return level <= 2 ? html`<h2>${text}</h2>` : level === 3 ? html`<h3>${text}</h3>` : html`<h4>${text}</h4>`;
}

function list(entries: readonly string[]): Html {
  return html`<ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul>`;
}
