import type { ImageView } from '../images.ts';
import type { Localised } from '../languages.ts';
import { fact, message } from './message.ts';

export interface BeginUploadRequest {
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, lowercase hex. */
  sha256: string;
  /** Upper limit in bytes that the calling form allows. */
  maxBytes: number;
  /** The visitor's name of the file, for error texts only. */
  name: string;
  /** Content types this form accepts; absent means all of ACCEPTED_IMAGE_TYPES. */
  types?: string[];
}

export interface BeginUploadReply {
  uploadId: string;
  /** Presigned PUT URL into the staging area; lives a minute. */
  url: string;
}

export const BeginUpload = message<BeginUploadRequest, BeginUploadReply>('media.uploads.begin');
/** Verifies, normalises and records; answers once the first rendition exists. */
export const CompleteUpload = message<{ uploadId: string }, { image: ImageView }>('media.uploads.complete');
export interface DescribeImagesRequest {
  /** At most 500. */
  ids: string[];
  /** A record is about to refer to them: as after an upload, they stay for a grace period even if nobody uses them yet. */
  claim?: boolean;
}

/** Unknown ids are left out of the answer. */
export const DescribeImages = message<DescribeImagesRequest, { images: ImageView[] }>('media.images.describe');

/** More renditions of an image exist than before. */
export const ImageRendered = fact<{ image: ImageView }>('media.images.rendered');
export const SlidesChanged = fact<{ id: string }>('media.slides.changed');

export interface SlideImport {
  key: string;
  titles: Localised;
  descriptions: Localised;
  imageId: string;
  position: number;
}

/** Demo content; only the seed account may send it. Idempotent by `key`. */
export const ImportSlides = message<{ slides: SlideImport[] }, { created: number }>('media.demo.import');
export const CountSlides = message<Record<string, never>, { count: number }>('media.demo.count');
