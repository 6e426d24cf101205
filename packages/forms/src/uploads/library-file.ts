import type { ImageView } from '@reefdesk/contracts/images';

/** A picture of the library where a file is expected: what is sent in its place is its id (LIB-02). */
export class LibraryFile extends File {
  readonly image: ImageView;

  constructor(image: ImageView, name: string) {
    // Of a kind that every field takes: what it is was found out when it was uploaded.
    super([], name, { type: 'image/jpeg' });
    this.image = image;
  }
}

/** Fields that take several files. */
const LISTS: ReadonlySet<string> = new Set(['galleryImages', 'photos']);

/** A file under its field, a picture of the library by its id. */
export function appendPicture(form: FormData, field: string, file: File): void {
  if (!(file instanceof LibraryFile)) form.append(field, file);
  else if (LISTS.has(field)) form.append('image_ids', JSON.stringify([file.image.id]));
  else form.append('image_id', file.image.id);
}
