import type { ImageUseKind } from '../image-use-kinds.ts';
import type { ImageView } from '../images.ts';
import type { Localised } from '../languages.ts';
import { message } from './message.ts';

/** The most ids a question may name. */
export const IMAGE_USES_MAX_IDS = 500;

export interface ImageUses {
  /** Those of the ids asked about that a record refers to. */
  used: string[];
  /** Random id kept in the database that was looked into: an empty or foreign one is recognised by it. */
  databaseId: string;
}

const question = (owner: string) => message<{ ids: string[] }, ImageUses>(`${owner}.image-uses.find`);

/**
 * Which of these images do you use? One question for each other service whose records refer to images; media asks all
 * of them before it deletes any. A service that may upload must be listed here.
 */
export const FIND_IMAGE_USES = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
} as const;

/** Uses of these images, at most {@link IMAGE_USES_MAX_IDS}; or of any, in records whose name has all of these words. */
export type ImageUsesQuestion = { ids: string[] } | { words: string[] };

/** A record that shows an image. */
export interface ImageUse {
  imageId: string;
  kind: ImageUseKind;
  recordId: string;
  name: Localised;
}

/** Uses that an answer names at most. */
export const IMAGE_USES_MAX_LISTED = 3_000;

const list = (owner: string) => message<ImageUsesQuestion, { uses: ImageUse[] }>(`${owner}.image-uses.list`);

/** Where do you show them? For people who look at the library; deleting goes by {@link FIND_IMAGE_USES} alone. */
export const LIST_IMAGE_USES = {
  catalog: list('catalog'),
  testimonials: list('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;

/** Who acts, for the audit of whoever does what they asked for. */
export interface ActingPerson {
  userId: string | null;
  position: string | null;
  network: string;
}

export interface ImageReplacement {
  /** Its id. */
  from: string;
  to: ImageView;
  by: ActingPerson;
}

const replace = (owner: string) => message<ImageReplacement, { changed: number }>(`${owner}.image-uses.replace`);

/**
 * Show the other image wherever you show this one, in the trash as well; earlier versions keep theirs. Asked again it changes what is
 * left. `changed`: records.
 */
export const REPLACE_IMAGE = {
  catalog: replace('catalog'),
  testimonials: replace('testimonials'),
} as const satisfies Record<keyof typeof FIND_IMAGE_USES, unknown>;
