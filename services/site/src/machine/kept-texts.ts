import { escapeHtml } from '@reefdesk/contracts/escape-html';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { markedTerms } from '@reefdesk/contracts/translations/glossary';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** Link targets, brackets, bold marks and `{placeholders}` of the pages' texts. */
const MARKUP = /(\]\([^)\s]*\)|\[|\*\*|\{\w+\})/;

export function storedTexts(glossary: readonly GlossaryTermView[]): GlossaryTermView[] {
  return glossary.filter(({ keep }) => keep);
}

/** Converts a phrase to HTML with untranslatable terms as numbered spans; `words` holds these terms. */
export function sealed(phrase: string, terms: readonly GlossaryTermView[]): { html: string; words: string[] } {
  const placeholders: string[] = [];
  const seal = (original: string) =>
    `<span translate="no" class="notranslate" id="k${placeholders.push(original) - 1}">${escapeHtml(original)}</span>`;
  const html = phrase
    .split(MARKUP)
    .map((piece, index) => {
      if (index % 2 === 1) return seal(piece);
      return markedTerms(piece, terms)
        .map(({ text, term }) => (term ? seal(text) : escapeHtml(text)))
        .join('');
    })
    .join('');
  return { html, words: placeholders };
}

/** Converts translated HTML back to text. Throws `translator_failed` if a span is missing or duplicated. */
export function unsealed(html: string, sealedTexts: readonly string[]): string {
  const seen: number[] = [];
  const pieces = html.split(/(<span\b[^>]*\bid\s*=\s*["']?k\d+\b[^>]*>.*?<\/span\s*>)/isu).map((piece, index) => {
    if (index % 2 === 0) return plain(piece);
    const number = Number(/\bid\s*=\s*["']?k(\d+)/i.exec(piece)?.[1]);
    seen.push(number);
    return sealedTexts[number] ?? '';
  });
  if (seen.length !== sealedTexts.length || new Set(seen).size !== sealedTexts.length) throw new AppError('translator_failed');
  return pieces.join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
