import type { FocalPoint } from './endpoints.ts';
import { imagePath } from './values.ts';

/** Images of shared links with a title and the operator's name, always JPEG. Some programs show the small `square` one. */
export const CARD_SIZES = {
  wide: { width: 1_200, height: 630 },
  square: { width: 600, height: 600 },
} as const;
export type CardShape = keyof typeof CARD_SIZES;

/** Bytes: WhatsApp shows no image over 300 KB, and the square one is shown small. */
export const CARD_MAX_BYTES: Readonly<Record<CardShape, number>> = { wide: 290_000, square: 100_000 };

export interface CardTexts {
  title: string;
  name: string;
}

export interface CardAddress {
  shape: CardShape;
  digest: string;
  /** Focal point of the crop in hundredths: `25x100`; undefined if the page gave none. */
  focal?: string;
}

/** Version of the card design. Crawlers cache a card forever, so a new design needs a new URL. */
const LOOK = 1;

const CARD_FILE = /^(wide|square)-([0-9a-f]{16})(?:-(\d{1,3}x\d{1,3}))?\.jpg$/;

/** Digest of a card's texts, by which the image processor finds them. Not secret. */
export function cardDigest({ title, name }: CardTexts): string {
  return fnv1a64(JSON.stringify([LOOK, name, title]))
    .toString(16)
    .padStart(16, '0');
}

export function cardPath(imageId: string, shape: CardShape, texts: CardTexts, focal?: FocalPoint | null): string {
  return `${imagePath(imageId)}/cards/${shape}-${cardDigest(texts)}${focal ? `-${cardFocal(focal)}` : ''}.jpg`;
}

export function cardFocal({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}x${Math.round(y * 100)}`;
}

export function parseCardFile(file: string): CardAddress | undefined {
  const [, shape, digest, focal] = CARD_FILE.exec(file) ?? [];
  return shape && digest ? { shape: shape as CardShape, digest, ...(focal && { focal }) } : undefined;
}

/** FNV-1a over UTF-8: synchronous, unlike the browser's digests. */
function fnv1a64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}
