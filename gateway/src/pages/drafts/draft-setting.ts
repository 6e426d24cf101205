import type { Brand } from '@reefdesk/contracts/brand';
import type { Language } from '@reefdesk/contracts/languages';
import type { StructuredData } from '../head/structured-data.ts';
import type { PageDraft } from '../page.ts';
import type { BuiltFiles } from '../reading/built-files.ts';
import type { ReadText } from '../reading/site-texts.ts';

/** What every page is written with. */
export interface DraftSetting {
  brand: Brand;
  language: Language;
  origin: string;
  text: ReadText;
  files: BuiltFiles;
  data: StructuredData;
}

/** Longest description that search engines and chats show. */
const DESCRIPTION_LENGTH = 160;

export function describe(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** The share picture of an image: wide enough for a card, absolute. */
export function sharePicture(
  origin: string,
  path: string,
  meta: { width: number; height: number } | null,
  alt: string,
): Pick<PageDraft, 'image'> {
  if (!path) return {};
  return { image: { url: new URL(path, origin).href, width: meta?.width ?? 1200, height: meta?.height ?? 800, alt } };
}
