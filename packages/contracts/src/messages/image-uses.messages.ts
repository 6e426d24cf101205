import type { ImageUseKind } from '../image-use-kinds.ts';
import type { ImageView } from '../images.ts';
import type { Localised } from '../languages.ts';
import { message } from './message.ts';

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
