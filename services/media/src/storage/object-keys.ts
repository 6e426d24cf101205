import type { StoredFormat } from '../images/image.schema.ts';

/** Every name in the bucket. Nothing a visitor types ever becomes part of one. */
export const STAGING_PREFIX = 'staging/';

export const stagingKey = (uploadId: string): string => `${STAGING_PREFIX}${uploadId}`;
export const masterKey = (imageId: string): string => `images/${imageId}/master.webp`;
export const renditionKey = (imageId: string, width: number, format: StoredFormat): string => `images/${imageId}/${width}.${format}`;
