import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ImageUploads } from '@reefdesk/media-client/forms/image-uploads';
import type { FormRules, ReceivedFile, ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import type { GalleryImage } from './destination.schema.ts';
import { hang } from './gallery.ts';

const MAX_BYTES = LIMITS.imageMaxBytes;
const MAIN_IMAGE = { max: 1, maxBytes: MAX_BYTES } as const;
const UP_TO_ALL = { max: LIMITS.destinationImages, maxBytes: MAX_BYTES, tooMany: 'image_limit_reached' } as const;

/** The add form: one main image and at most five others (CONST-31, OR-46). */
export const ADD_FORM: FormRules = {
  files: { mainImage: MAIN_IMAGE, galleryImages: { ...UP_TO_ALL, max: LIMITS.destinationGalleryOnCreate } },
};
export const GALLERY_FORM: FormRules = { files: { mainImage: MAIN_IMAGE, galleryImages: UP_TO_ALL } };
export const PICTURES_FORM: FormRules = { files: { galleryImages: UP_TO_ALL } };

/** The files of a destination form. */
export interface DestinationFiles {
  main: ReceivedFile | undefined;
  gallery: readonly ReceivedFile[];
}

export function filesOf({ files }: ReceivedForm): DestinationFiles {
  return { main: files.mainImage?.[0], gallery: files.galleryImages ?? [] };
}

export function countOf({ main, gallery }: DestinationFiles): number {
  return gallery.length + (main ? 1 : 0);
}

/** Brings the files of a form to media, all or none. */
@Injectable()
export class DestinationUploads {
  constructor(private readonly uploads: ImageUploads) {}

  async store({ main, gallery }: DestinationFiles): Promise<{ main?: GalleryImage; pictures: GalleryImage[] }> {
    const hung = hang(await this.uploads.store(main ? [main, ...gallery] : gallery));
    const [first, ...rest] = hung;
    return main && first ? { main: first, pictures: rest } : { pictures: hung };
  }
}
