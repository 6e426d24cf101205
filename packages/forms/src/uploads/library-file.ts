import type { ImageView } from '@reefdesk/contracts/images/endpoints';

/** A library image in place of a file: only its id is sent (LIB-02). */
export class LibraryFile extends File {
  readonly image: ImageView;

  constructor(image: ImageView, name: string) {
    // A type that all fields accept; the real type was checked when the image was uploaded.
    super([], name, { type: 'image/jpeg' });
    this.image = image;
  }
}

const LISTS: ReadonlySet<string> = new Set(['galleryImages', 'photos']);

export function appendPicture(form: FormData, field: string, file: File): void {
  if (!(file instanceof LibraryFile)) form.append(field, file);
  else if (LISTS.has(field)) form.append('image_ids', JSON.stringify([file.image.id]));
  else form.append('image_id', file.image.id);
}
