import { type FocalPoint, imagePath } from './images.ts';

/**
 * The card of a shared link: a picture with a title and the operator's name set on it, always a JPEG. `wide` is what most
 * programs show; `square` is for those that show a small square beside the title.
 */
export const CARD_SIZES = {
  wide: { width: 1_200, height: 630 },
  square: { width: 600, height: 600 },
} as const;
export type CardShape = keyof typeof CARD_SIZES;

/** Bytes: WhatsApp shows no picture beyond 300 KB; the square one is shown small. */
export const CARD_MAX_BYTES: Readonly<Record<CardShape, number>> = { wide: 290_000, square: 100_000 };

/** What is set on a card. */
export interface CardTexts {
  title: string;
  /** The operator's. */
  name: string;
}

/** What the last part of a card's address says. */
export interface CardAddress {
  shape: CardShape;
  digest: string;
  /** What the picture is cropped around, in hundredths: `25x100`; undefined where the page named none. */
  focal?: string;
}

/** Goes up with the look of cards: crawlers keep what they have once fetched, so another look needs another address. */
const LOOK = 1;

const CARD_FILE = /^(wide|square)-([0-9a-f]{16})(?:-(\d{1,3}x\d{1,3}))?\.jpg$/;

/** Stands for the texts of a card in its address: who draws it finds out by it which texts are meant. No secret. */
export function cardDigest({ title, name }: CardTexts): string {
  return fnv1a64(JSON.stringify([LOOK, name, title]))
    .toString(16)
    .padStart(16, '0');
}

/** Server-relative. Another title, name, picture or focal point has another address. */
export function cardPath(imageId: string, shape: CardShape, texts: CardTexts, focal?: FocalPoint | null): string {
  return `${imagePath(imageId)}/cards/${shape}-${cardDigest(texts)}${focal ? `-${cardFocal(focal)}` : ''}.jpg`;
}

/** A focal point as a card's address says it. */
export function cardFocal({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}x${Math.round(y * 100)}`;
}

/** Undefined where it is none. */
export function parseCardFile(file: string): CardAddress | undefined {
  const [, shape, digest, focal] = CARD_FILE.exec(file) ?? [];
  return shape && digest ? { shape: shape as CardShape, digest, ...(focal && { focal }) } : undefined;
}

/** FNV-1a over UTF-8, the same everywhere and at once; a browser's own digests would have to be waited for. */
function fnv1a64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}
