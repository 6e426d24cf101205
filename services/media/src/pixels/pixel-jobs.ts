import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import type { StoredFormat } from '../images/image.schema.ts';

/** What is asked of a pixel process, one thing at a time; it answers each with an {@link Outcome}. */
export interface PixelJobs {
  /** What a file claims by its header; nothing is decoded. */
  measure: { request: { path: string; type: AcceptedImageType }; result: Measure };
  /** `firstWidths`: those the first rendition may have, ascending; a picture narrower than all gets its own. */
  normalise: {
    request: { path: string; type: AcceptedImageType; maxPixels: number; firstWidths: readonly number[] };
    result: NormalisedImage;
  };
  render: { request: RenditionOrder; result: { bytes: Uint8Array } };
  card: { request: CardOrder; result: { bytes: Uint8Array } };
}

/** One rendition of a stored master; `avifEffort` says how hard to try where the format is AVIF, from 0 to 9. */
export interface RenditionOrder {
  master: Uint8Array;
  width: number;
  format: StoredFormat;
  avifEffort?: number;
}

/** The card of a shared link: what of a stored master fills it, with two texts set on it. */
export interface CardOrder {
  master: Uint8Array;
  width: number;
  height: number;
  title: string;
  /** The operator's. */
  name: string;
  maxBytes: number;
  /** From 0 (left, top) to 1 (right, bottom). */
  focal?: { x: number; y: number };
}

export type PixelJob = { [Kind in keyof PixelJobs]: { kind: Kind } & PixelJobs[Kind]['request'] }[keyof PixelJobs];

export interface Measure {
  width: number;
  height: number;
  /** libvips' name of what it found. */
  format: string;
  /** Decoders of some files hold the whole picture at full size, of others a few lines. */
  isHeldWhole: boolean;
}

export interface NormalisedImage {
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
  /** `data:` URI */
  preview: string;
  master: Uint8Array;
  first: { width: number; bytes: Uint8Array };
}

/** `bytesHeld` is the memory of the process afterwards. */
export type Outcome<Result> = ({ done: true; result: Result } | { done: false; reason: string }) & { bytesHeld: number };
