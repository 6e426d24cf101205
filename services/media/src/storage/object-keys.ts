import type { ImageLife, StoredFormat } from '../images/image.schema.ts';

/** Every name in the bucket. Nothing a visitor types ever becomes part of one. */
export const STAGING_PREFIX = 'staging/';
/** Of uploads that can be resumed; they may take a day. */
export const PARTS_PREFIX = `${STAGING_PREFIX}parts/`;
export const IMAGES_PREFIX = 'images/';
/** Says which database the bucket belongs to. */
export const DATABASE_KEY = 'database-id';

export const stagingKey = (uploadId: string): string => `${STAGING_PREFIX}${uploadId}`;
export const partKey = (uploadId: string, part: number): string => `${PARTS_PREFIX}${uploadId}/${part}`;
/** Everything of one life, and of no other: whoever is late with writing or deleting touches nothing that is in use. */
export const imageFolder = ({ _id, generation }: ImageLife): string => `${IMAGES_PREFIX}${_id}/${generation}/`;
export const masterKey = (image: ImageLife): string => `${imageFolder(image)}master.webp`;
/** Cards of shared links; they go with the image. */
export const cardsFolder = (image: ImageLife): string => `${imageFolder(image)}cards/`;
export const renditionKey = (image: ImageLife, width: number, format: StoredFormat): string => `${imageFolder(image)}${width}.${format}`;
