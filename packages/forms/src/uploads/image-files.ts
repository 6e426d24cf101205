import { ACCEPTED_IMAGE_TYPES } from '@reefdesk/contracts/limits';

/** Extensions that the server accepts (VAL-35). Some systems know no type for some of them, so both are asked. */
const EXTENSIONS = [...ACCEPTED_IMAGE_TYPES, 'jpg', 'tif', 'heif'];
const PORTRAIT_EXTENSIONS = ['jpeg', 'jpg', 'png'];

/** `accept` of file inputs. */
export const ANY_IMAGE = ['image/*', ...EXTENSIONS.map((extension) => `.${extension}`)].join(',');
export const JPEG_OR_PNG = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** By type or by name; what it really is, the server finds out. */
export function isImage(file: File): boolean {
  return file.type ? file.type.startsWith('image/') : EXTENSIONS.includes(extensionOf(file));
}

export function isJpegOrPng(file: File): boolean {
  return file.type ? ['image/jpeg', 'image/png'].includes(file.type) : PORTRAIT_EXTENSIONS.includes(extensionOf(file));
}

function extensionOf({ name }: File): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}
