import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import type { StoredFormat } from '../images/image.schema.ts';

/** A pixel process runs one job at a time and answers each with an {@link Outcome}. */
export interface PixelJobs {
  /** Reads the header only. */
  measure: { request: { path: string; type: AcceptedImageType }; result: Measure };
  /** `firstWidths` are the possible widths of the first rendition, ascending; a narrower picture keeps its own width. */
  normalise: {
    request: { path: string; type: AcceptedImageType; maxPixels: number; firstWidths: readonly number[] };
    result: NormalisedImage;
  };
  render: { request: RenditionOrder; result: { bytes: Uint8Array } };
  card: { request: CardOrder; result: { bytes: Uint8Array } };
}

/** `avifEffort` is from 0 to 9. */
export interface RenditionOrder {
  master: Uint8Array;
  width: number;
  format: StoredFormat;
  avifEffort?: number;
}

export interface CardOrder {
  master: Uint8Array;
  width: number;
  height: number;
  title: string;
  name: string;
  maxBytes: number;
  /** From 0 (left, top) to 1 (right, bottom). */
  focal?: { x: number; y: number };
}

export type PixelJob = { [Kind in keyof PixelJobs]: { kind: Kind } & PixelJobs[Kind]['request'] }[keyof PixelJobs];

export interface Measure {
  width: number;
  height: number;
  /** Format name as reported by libvips. */
  format: string;
  /** True if the decoder of this format holds the whole picture in memory instead of a few lines. */
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

/** `bytesHeld` is the memory of the process after the job. */
export type Outcome<Result> = ({ done: true; result: Result } | { done: false; reason: string }) & { bytesHeld: number };
