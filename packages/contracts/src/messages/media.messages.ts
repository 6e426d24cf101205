import type { ImageView } from '../images/endpoints.ts';
import type { ImageUseKind } from '../images/values.ts';
import type { Localised } from '../languages.ts';
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

/** Maximum number of ids in one request. */
export const IMAGE_USES_MAX_IDS = 500;

export interface ImageUses {
  /** The requested ids that at least one record refers to. */
  used: string[];
  /** Random id stored in the database that was searched: it reveals an empty or wrong database. */
  databaseId: string;
}

const question = (owner: string) => message<{ ids: string[] }, ImageUses>(`${owner}.image-uses.find`);

/**
 * Asks which of these images are in use. Media sends it to every other service whose records refer to images before it deletes any; a
 * service that may upload must be listed here.
 */
export const FIND_IMAGE_USES = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
} as const;

/**
 * Asks for the uses of these images, at most {@link IMAGE_USES_MAX_IDS}, or of any image in records whose name contains all of these
 * words.
 */
export type ImageUsesQuestion = { ids: string[] } | { words: string[] };

/** A record that shows an image. */
export interface ImageUse {
  imageId: string;
  kind: ImageUseKind;
  recordId: string;
  name: Localised;
}

/** Maximum number of uses in one response. */
export const IMAGE_USES_MAX_LISTED = 3_000;

const list = (owner: string) => message<ImageUsesQuestion, { uses: ImageUse[] }>(`${owner}.image-uses.list`);

/** Asks where images are shown, for display in the library; deletion relies on {@link FIND_IMAGE_USES} alone. */
export const LIST_IMAGE_USES = {
  catalog: list('catalog'),
  testimonials: list('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;

/** The user who requested the change, for the audit log of the service that carries it out. */
export interface ActingPerson {
  userId: string | null;
  position: string | null;
  network: string;
}

export interface ImageReplacement {
  /** Id of the image to replace. */
  from: string;
  to: ImageView;
  by: ActingPerson;
}

const replace = (owner: string) => message<ImageReplacement, { changed: number }>(`${owner}.image-uses.replace`);

/**
 * Replaces an image with another one in all records, those in the trash included; earlier versions keep the old image. Repeating the
 * request changes only what is left. `changed`: number of records.
 */
export const REPLACE_IMAGE = {
  catalog: replace('catalog'),
  testimonials: replace('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;
