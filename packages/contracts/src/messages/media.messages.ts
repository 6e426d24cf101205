import type { ImageView } from '../images/endpoints.ts';
import type { ImageUseKind } from '../images/values.ts';
import type { Localised } from '../languages.ts';
import { event, message } from './message.ts';

export interface BeginUploadRequest {
  size: number;
  /** SHA-256 of the file, lowercase hex. */
  sha256: string;
  maxBytes: number;
  /** File name as sent by the client, for error texts and the library. */
  name: string;
  /** `user_id` of the staff member who uploads; absent for other uploads. */
  uploadedBy?: string;
  /** Defaults to ACCEPTED_IMAGE_TYPES. */
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

export const MAX_DESCRIBED_IMAGES = 500;

export interface DescribeImagesRequest {
  ids: string[];
  /** True if a record is about to refer to the images: unused ones then get a grace period. */
  claim?: boolean;
}

/** The reply leaves out unknown IDs. */
export const DescribeImages = message<DescribeImagesRequest, { images: ImageView[] }>('media.images.describe');

export const ImageRendered = event<{ image: ImageView }>('media.images.rendered');
export const ImageChanged = event<{ image: ImageView }>('media.images.changed');
/** Images are being deleted and no longer served. Caches must drop them. */
export const ImagesRemoved = event<{ ids: string[] }>('media.images.removed');
export const SlidesChanged = event<{ id: string }>('media.slides.changed');

export const IMAGE_USES_MAX_IDS = 500;

export interface ImageUses {
  /** Requested IDs that at least one record refers to. */
  used: string[];
  /** Random ID of the searched database, which reveals an empty or wrong one. */
  databaseId: string;
}

const question = (owner: string) => message<{ ids: string[] }, ImageUses>(`${owner}.image-uses.find`);

/** Sent by media before it deletes images. Every service that may upload must be listed here. */
export const FIND_IMAGE_USES = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
} as const;

/** Selects images by ID, at most {@link IMAGE_USES_MAX_IDS}, or by records whose name contains all of these words. */
export type ImageUsesQuestion = { ids: string[] } | { words: string[] };

export interface ImageUse {
  imageId: string;
  kind: ImageUseKind;
  recordId: string;
  name: Localised;
}

export const IMAGE_USES_MAX_LISTED = 3_000;

const list = (owner: string) => message<ImageUsesQuestion, { uses: ImageUse[] }>(`${owner}.image-uses.list`);

/** For display in the library; deletion relies on {@link FIND_IMAGE_USES} alone. */
export const LIST_IMAGE_USES = {
  catalog: list('catalog'),
  testimonials: list('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;

/** The user who requested the change, for the audit log. */
export interface ActingPerson {
  userId: string | null;
  position: string | null;
  network: string;
}

export interface ImageReplacement {
  from: string;
  to: ImageView;
  by: ActingPerson;
}

const replace = (owner: string) => message<ImageReplacement, { changed: number }>(`${owner}.image-uses.replace`);

/** Replaces an image in all records, also in the trash, but not in earlier versions. Idempotent. `changed`: number of records. */
export const REPLACE_IMAGE = {
  catalog: replace('catalog'),
  testimonials: replace('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;
