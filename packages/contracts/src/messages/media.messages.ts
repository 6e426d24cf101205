import type { ImageView } from '../images.ts';
import { event, message } from './message.ts';

export interface BeginUploadRequest {
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, lowercase hex. */
  sha256: string;
  /** Upper limit in bytes of the form that receives the file. */
  maxBytes: number;
  /** The file name as sent by the client, for error texts and for the library. */
  name: string;
  /** `user_id` of the staff member who uploads; absent for other uploads. */
  uploadedBy?: string;
  /** Content types this form accepts; absent means all of ACCEPTED_IMAGE_TYPES. */
  types?: string[];
}

export interface BeginUploadReply {
  uploadId: string;
  /** Presigned PUT URL into the staging area, valid for one minute. */
  url: string;
}

export const BeginUpload = message<BeginUploadRequest, BeginUploadReply>('media.uploads.begin');
/** Verifies, normalises and records the file; replies once the first rendition exists. */
export const CompleteUpload = message<{ uploadId: string }, { image: ImageView }>('media.uploads.complete');

/** Maximum number of ids in one request; more ids need several requests. */
export const MAX_DESCRIBED_IMAGES = 500;

export interface DescribeImagesRequest {
  /** At most {@link MAX_DESCRIBED_IMAGES}. */
  ids: string[];
  /** A record is about to refer to the images: as after an upload, unused ones are kept for a grace period. */
  claim?: boolean;
}

/** The reply leaves out unknown ids. */
export const DescribeImages = message<DescribeImagesRequest, { images: ImageView[] }>('media.images.describe');

/** New renditions of an image were stored. */
export const ImageRendered = event<{ image: ImageView }>('media.images.rendered');
/** The alternative text or focal point of an image changed. */
export const ImageChanged = event<{ image: ImageView }>('media.images.changed');
/** Images are being deleted and are no longer served; services that keep their bytes must drop them. */
export const ImagesRemoved = event<{ ids: string[] }>('media.images.removed');
export const SlidesChanged = event<{ id: string }>('media.slides.changed');
