import type { StoredFormat } from '../images/image.schema.ts';

export const CONTENT_TYPES: Readonly<Record<StoredFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' };
