import { ACCEPTED_IMAGE_TYPES } from '@reefdesk/contracts/limits';

/** File extensions that the server accepts (VAL-35). Type and extension are checked, because some systems report no type. */
const EXTENSIONS = [...ACCEPTED_IMAGE_TYPES, 'jpg', 'tif', 'heif'];
const PORTRAIT_EXTENSIONS = ['jpeg', 'jpg', 'png'];

export const ANY_IMAGE = ['image/*', ...EXTENSIONS.map((extension) => `.${extension}`)].join(',');
export const JPEG_OR_PNG = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** Checks type or extension; the server checks the content. */
export function isImage(file: File): boolean {
  return file.type ? file.type.startsWith('image/') : EXTENSIONS.includes(extensionOf(file));
}

export function isJpegOrPng(file: File): boolean {
  return file.type ? ['image/jpeg', 'image/png'].includes(file.type) : PORTRAIT_EXTENSIONS.includes(extensionOf(file));
}

function extensionOf({ name }: File): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}
