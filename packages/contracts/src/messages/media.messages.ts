import type { ImageView } from '../images.ts';
import { event, message } from './message.ts';

export interface BeginUploadRequest {
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, lowercase hex. */
  sha256: string;
  /** Upper limit in bytes that the calling form allows. */
  maxBytes: number;
  /** The visitor's name of the file, for error texts and for the library. */
  name: string;
  /** `user_id` of who uploads, where somebody of the staff does. */
  uploadedBy?: string;
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

/** Ids that one question may name; whoever has more asks several times. */
export const MAX_DESCRIBED_IMAGES = 500;

export interface DescribeImagesRequest {
  /** At most {@link MAX_DESCRIBED_IMAGES}. */
  ids: string[];
  /** A record is about to refer to them: as after an upload, they stay for a grace period even if nobody uses them yet. */
  claim?: boolean;
}

/** Unknown ids are left out of the answer. */
export const DescribeImages = message<DescribeImagesRequest, { images: ImageView[] }>('media.images.describe');

/** More renditions of an image exist than before. */
export const ImageRendered = event<{ image: ImageView }>('media.images.rendered');
/** An image has another alternative text or focal point than before. */
export const ImageChanged = event<{ image: ImageView }>('media.images.changed');
/** They are being deleted and are shown to nobody any more; whoever keeps their bytes lets go of them. */
export const ImagesRemoved = event<{ ids: string[] }>('media.images.removed');
export const SlidesChanged = event<{ id: string }>('media.slides.changed');
