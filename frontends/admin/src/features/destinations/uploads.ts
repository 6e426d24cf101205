import type { DestinationEdit, NewDestination } from '@reefdesk/contracts/destinations/requests';
import type { Written } from '@reefdesk/contracts/schema/check';
import { dataForm, uploadTo } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';

/** Creates a destination with its main image. The gallery images follow, one request each (ADADD-10). */
export function creation(destinationData: Written<NewDestination>, mainImage: File | null): FormUpload {
  return uploadTo('POST /api/add-destination', { body: dataForm({ destinationData }, { mainImage }) });
}

/** `version` is the version that a change is based on. Null accepts any version. */
interface Versioned {
  destinationId: string;
  version: number | null;
}

export function editWithImage(onto: Versioned, destinationData: Written<DestinationEdit>, mainImage: File): FormUpload {
  return uploadTo('PATCH /api/edit-destination/{destinationId}', { ...onto, body: dataForm({ destinationData }, { mainImage }) });
}

export function galleryAddition(onto: Versioned, file: File): FormUpload {
  return uploadTo('POST /api/add-images/{destinationId}', { ...onto, body: dataForm({}, { galleryImages: file }) });
}
