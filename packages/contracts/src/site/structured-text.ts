import { Lexer, type Token, type Tokens } from 'marked';
import { unescapeHtml } from '../escape-html.ts';
import type { Phrase, TextBlock } from './values.ts';

// Parses the operator's texts, a safe subset of Markdown, into blocks that never contain markup.

/** Unsupported markup; `found` is its beginning. */
export interface TextFault {
  found: string;
}

export type ReadText = { blocks: TextBlock[]; faults: readonly TextFault[] };

/** Safe link targets: pages of the site, fragments, https, mailto and tel. */
const SAFE_LINK = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:\+?[\d\s().-]+|\/(?!\/)[^\s]*|#[\w-]*)$/i;
const SHOWN_OF_A_FAULT = 30;

/** Supports `##` and `###` headings, paragraphs, `- ` and `1. ` lists, bold and links. Anything else is omitted and an error. */
export function readText(text: string): ReadText {
  const faults: TextFault[] = [];
  const blocks = new Lexer({ gfm: false }).lex(text).flatMap((token) => blockOf(token, faults));
  return { blocks, faults };
}

function blockOf(token: Token, faults: TextFault[]): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: token.depth <= 2 ? 'heading' : 'subheading', phrases: phrasesOf(token.tokens ?? [], faults), items: [] }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', phrases: phrasesOf(inlineOf(token), faults), items: [] }];
    case 'list': {
      const { items } = token as Tokens.List;
      return [{ kind: 'list', phrases: [], items: items.map((item) => itemOf(item, faults)) }];
    }
    default:
      return refuse(token, faults);
  }
}

/** Nested lists are not supported, as items are single lines. */
function itemOf({ tokens }: Tokens.ListItem, faults: TextFault[]): Phrase[] {
  return tokens.flatMap((token) => {
    if (token.type === 'text' || token.type === 'paragraph') return phrasesOf(inlineOf(token), faults);
    return token.type === 'space' ? [] : refuse<Phrase>(token, faults);
  });
}

function inlineOf(token: Token): Token[] {
  return ('tokens' in token && token.tokens) || [{ type: 'text', raw: token.raw, text: 'text' in token ? String(token.text) : token.raw }];
}

function phrasesOf(tokens: readonly Token[], faults: TextFault[], around: { href: string; strong: boolean } = PLAIN): Phrase[] {
  return tokens.flatMap((token): Phrase[] => {
    switch (token.type) {
      case 'text':
        return token.tokens ? phrasesOf(token.tokens, faults, around) : [{ ...around, text: plain(token.text) }];
      case 'escape':
        return [{ ...around, text: plain(token.text) }];
      case 'br':
        return [{ ...around, text: ' ' }];
      case 'strong':
        return phrasesOf(token.tokens ?? [], faults, { ...around, strong: true });
      case 'link': {
        // Placeholders are filled in later, only with validated values of the record.
        const href = decodedPlaceholders((token as Tokens.Link).href);
        if (!isSafeLink(href)) return refuse(token, faults);
        return phrasesOf(token.tokens ?? [], faults, { ...around, href });
      }
      default:
        return refuse(token, faults);
    }
  });
}

const PLAIN = { href: '', strong: false };

export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href.replace(/\{(\w+)\}/g, '0'));
}

/** The lexer escapes HTML characters as entities. */
function plain(text: string): string {
  return unescapeHtml(text.replace(/\s*\n\s*/g, ' '));
}

function decodedPlaceholders(href: string): string {
  return href.replace(/%7B(\w+)%7D/gi, '{$1}');
}

function refuse<Part>({ raw }: Token, faults: TextFault[]): Part[] {
  faults.push({ found: raw.trim().slice(0, SHOWN_OF_A_FAULT) });
  return [];
}

/** Replaces each `{name}`; an unknown one stays unchanged. */
export function filledBlocks(blocks: readonly TextBlock[], values: Readonly<Record<string, string>>): TextBlock[] {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
  const filled = (phrases: readonly Phrase[]) => phrases.map(({ text, href, strong }) => ({ text: fill(text), href: fill(href), strong }));
  return blocks.map(({ kind, phrases, items }) => ({ kind, phrases: filled(phrases), items: items.map(filled) }));
}
