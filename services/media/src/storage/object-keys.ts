import type { ImageLife, StoredFormat } from '../images/image.schema.ts';

/** All object keys of the bucket. No key contains user input. */
export const STAGING_PREFIX = 'staging/';
/** Resumable uploads, which may take a day. */
export const PARTS_PREFIX = `${STAGING_PREFIX}parts/`;
export const IMAGES_PREFIX = 'images/';
/** Holds the id of the bucket's database. */
export const DATABASE_KEY = 'database-id';

export const stagingKey = (uploadId: string): string => `${STAGING_PREFIX}${uploadId}`;
export const partKey = (uploadId: string, part: number): string => `${PARTS_PREFIX}${uploadId}/${part}`;
/** Separates generations, so that a late write or delete never affects another one. */
export const imageFolder = ({ _id, generation }: ImageLife): string => `${IMAGES_PREFIX}${_id}/${generation}/`;
export const masterKey = (image: ImageLife): string => `${imageFolder(image)}master.webp`;
/** Deleted with the image. */
export const cardsFolder = (image: ImageLife): string => `${imageFolder(image)}cards/`;
export const renditionKey = (image: ImageLife, width: number, format: StoredFormat): string => `${imageFolder(image)}${width}.${format}`;
