import { Injectable } from '@nestjs/common';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import type { GalleryImage } from '../destinations/destination.schema.ts';
import { hang } from '../destinations/gallery.ts';

export interface DestinationFiles {
  main: ReceivedFile | undefined;
  gallery: readonly ReceivedFile[];
}

export function filesOf({ files }: Pick<ReceivedForm, 'files'>): DestinationFiles {
  return { main: files.mainImage?.[0], gallery: files.galleryImages ?? [] };
}

export function countOf({ main, gallery }: DestinationFiles): number {
  return gallery.length + (main ? 1 : 0);
}

@Injectable()
export class DestinationUploads {
  constructor(private readonly uploads: ImageUploads) {}

  async store({ main, gallery }: DestinationFiles): Promise<{ main?: GalleryImage; pictures: GalleryImage[] }> {
    const hung = hang(await this.uploads.store(main ? [main, ...gallery] : gallery));
    const [first, ...rest] = hung;
    return main && first ? { main: first, pictures: rest } : { pictures: hung };
  }
}
