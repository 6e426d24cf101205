import type { DestinationEdit, NewDestination } from '@reefdesk/contracts/destinations/requests';
import type { Written } from '@reefdesk/contracts/schema/check';
import { ifMatch } from '@reefdesk/forms';
import { dataForm } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { address, type Versioned } from './destinations.api.ts';

/** Creates a destination with its main image. The gallery follows, one request per image (ADADD-10). */
export function creation(destinationData: Written<NewDestination>, mainImage: File | null): FormUpload {
  return { method: 'POST', path: '/api/add-destination', form: dataForm({ destinationData }, { mainImage }) };
}

/** Saves an edit together with a new main image, atomically. */
export function editWithImage({ id, version }: Versioned, destinationData: Written<DestinationEdit>, mainImage: File): FormUpload {
  const form = dataForm({ destinationData }, { mainImage });
  return { method: 'PATCH', path: address('edit-destination', id), form, headers: ifMatch(version) };
}

export function galleryAddition({ id, version }: Versioned, file: File): FormUpload {
  return { method: 'POST', path: address('add-images', id), form: dataForm({}, { galleryImages: file }), headers: ifMatch(version) };
}
