import { Lexer, type Token, type Tokens } from 'marked';
import { unescapeHtml } from '../escape-html.ts';
import type { Phrase, TextBlock } from './values.ts';

// Parses the operator's texts, a safe subset of Markdown, into blocks that never contain markup.

/** Unsupported markup; `found` is its beginning. */
export interface TextError {
  found: string;
}

export type ReadText = { blocks: TextBlock[]; errors: readonly TextError[] };

/** Safe link targets: pages of the site, fragments, https, mailto and tel. */
const SAFE_LINK = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:\+?[\d\s().-]+|\/(?!\/)[^\s]*|#[\w-]*)$/i;
const SHOWN_OF_AN_ERROR = 30;

/** Supports `##` and `###` headings, paragraphs, `- ` and `1. ` lists, bold and links. Anything else is omitted and an error. */
export function readText(text: string): ReadText {
  const errors: TextError[] = [];
  const blocks = new Lexer({ gfm: false }).lex(text).flatMap((token) => blockOf(token, errors));
  return { blocks, errors };
}

function blockOf(token: Token, errors: TextError[]): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: token.depth <= 2 ? 'heading' : 'subheading', phrases: phrasesOf(token.tokens ?? [], errors), items: [] }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', phrases: phrasesOf(inlineOf(token), errors), items: [] }];
    case 'list': {
      const { items } = token as Tokens.List;
      return [{ kind: 'list', phrases: [], items: items.map((item) => itemOf(item, errors)) }];
    }
    default:
      return refuse(token, errors);
  }
}

/** Nested lists are not supported, as items are single lines. */
function itemOf({ tokens }: Tokens.ListItem, errors: TextError[]): Phrase[] {
  return tokens.flatMap((token) => {
    if (token.type === 'text' || token.type === 'paragraph') return phrasesOf(inlineOf(token), errors);
    return token.type === 'space' ? [] : refuse<Phrase>(token, errors);
  });
}

function inlineOf(token: Token): Token[] {
  return ('tokens' in token && token.tokens) || [{ type: 'text', raw: token.raw, text: 'text' in token ? String(token.text) : token.raw }];
}

function phrasesOf(tokens: readonly Token[], errors: TextError[], around: { href: string; strong: boolean } = PLAIN): Phrase[] {
  return tokens.flatMap((token): Phrase[] => {
    switch (token.type) {
      case 'text':
        return token.tokens ? phrasesOf(token.tokens, errors, around) : [{ ...around, text: plain(token.text) }];
      case 'escape':
        return [{ ...around, text: plain(token.text) }];
      case 'br':
        return [{ ...around, text: ' ' }];
      case 'strong':
        return phrasesOf(token.tokens ?? [], errors, { ...around, strong: true });
      case 'link': {
        // Placeholders are filled in later, only with validated values of the record.
        const href = decodedPlaceholders((token as Tokens.Link).href);
        if (!isSafeLink(href)) return refuse(token, errors);
        return phrasesOf(token.tokens ?? [], errors, { ...around, href });
      }
      default:
        return refuse(token, errors);
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

function refuse<Part>({ raw }: Token, errors: TextError[]): Part[] {
  errors.push({ found: raw.trim().slice(0, SHOWN_OF_AN_ERROR) });
  return [];
}

/** Replaces each `{name}`; an unknown one stays unchanged. */
export function filledBlocks(blocks: readonly TextBlock[], values: Readonly<Record<string, string>>): TextBlock[] {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
  const filled = (phrases: readonly Phrase[]) => phrases.map(({ text, href, strong }) => ({ text: fill(text), href: fill(href), strong }));
  return blocks.map(({ kind, phrases, items }) => ({ kind, phrases: filled(phrases), items: items.map(filled) }));
}
