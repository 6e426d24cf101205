import type { FormUpload } from '../../uploads/send-form.ts';
import { address, ifMatch, type Versioned } from './destinations.api.ts';

/** The creation, with its main image; the gallery comes afterwards, one request a picture (ADADD-10). */
export function creation(data: object, mainImage: File | null): FormUpload {
  const form = new FormData();
  form.append('destinationData', JSON.stringify(data));
  if (mainImage) form.append('mainImage', mainImage);
  return { method: 'POST', path: '/api/add-destination', form };
}

export function galleryAddition({ id, version }: Versioned, file: File): FormUpload {
  const form = new FormData();
  form.append('galleryImages', file);
  return { method: 'POST', path: address('add-images', id), form, headers: ifMatch(version) };
}

/** A new main image that was chosen while editing; goes with Save (ADEDIT-22). */
export function newMainImage({ id, version }: Versioned, mainImage: File): FormUpload {
  const form = new FormData();
  form.append('mainImage', mainImage);
  return { method: 'PATCH', path: address('edit-destination-gallery', id), form, headers: ifMatch(version) };
}
