import { type Html, html } from '../html.ts';

/** Paragraphs of a text that people wrote into a form. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/(?:\r?\n){2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => html`<p>${part}</p>`);
}
