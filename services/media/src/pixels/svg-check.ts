import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Larger than any logo or drawing of a web page. */
export const SVG_MAX_BYTES = 2 * 1024 * 1024;
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 200;

/** Elements that execute, embed or load content. */
const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'image',
  'feimage',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
  'set',
]);
const REACHES_OUT = /@import|url\s*\(\s*(?!["']?\s*#)|\\|javascript:|expression\s*\(/i;
const LOCAL_REFERENCE = /^\s*(#|$)/;

export class UnsafeSvg extends Error {
  override name = 'UnsafeSvg';
}

/** Throws for scripts, handlers, embedded or external content and entities. Nothing is removed silently: the whole file is rejected. */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > SVG_MAX_BYTES) throw new UnsafeSvg('too large');
  const text = decode(bytes);
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let elements = 0;
  parser.on('error', (error) => {
    throw new UnsafeSvg(error.message);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) throw new UnsafeSvg(`encoding ${encoding}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new UnsafeSvg('declarations of its own');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw new UnsafeSvg(`instruction ${target}`);
  });
  parser.on('opentag', (tag) => {
    if (++depth > MAX_DEPTH || ++elements > MAX_ELEMENTS) throw new UnsafeSvg('too complex');
    if (depth === 1 && tag.local !== 'svg') throw new UnsafeSvg('no svg');
    checkElement(tag);
  });
  parser.on('closetag', () => {
    depth--;
  });
  const checkStyle = (content: string): void => {
    if (REACHES_OUT.test(content) && /[{;:]/.test(content)) throw new UnsafeSvg('style reaches out');
  };
  parser.on('cdata', checkStyle);
  parser.on('text', checkStyle);
  parser.write(text).close();
  if (elements === 0) throw new UnsafeSvg('no svg');
}

function checkElement(tag: SaxesTagNS): void {
  const element = tag.local.toLowerCase();
  if (FORBIDDEN.has(element)) throw new UnsafeSvg(`element ${element}`);
  for (const attribute of Object.values(tag.attributes)) {
    const name = attribute.local.toLowerCase();
    const declaration = attribute.prefix === 'xmlns' || attribute.name === 'xmlns';
    if (declaration) continue;
    if (name.startsWith('on')) throw new UnsafeSvg(`handler ${name}`);
    // Links are not followed when drawing; all other references are.
    if (name === 'href' && element !== 'a' && !LOCAL_REFERENCE.test(attribute.value)) throw new UnsafeSvg('external reference');
    if (name === 'href' && /^\s*javascript:/i.test(attribute.value)) throw new UnsafeSvg('script link');
    if (name === 'base' && attribute.prefix === 'xml') throw new UnsafeSvg('base address');
    if (name !== 'href' && REACHES_OUT.test(attribute.value)) throw new UnsafeSvg(`attribute ${name} reaches out`);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnsafeSvg('not UTF-8');
  }
}
