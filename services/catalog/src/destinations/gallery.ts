import { randomUUID } from 'node:crypto';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { galleryOf } from './destination.mapper.ts';
import type { GalleryImage } from './destination.schema.ts';

/** A change of a gallery. A gallery that is not empty has exactly one main image (ENT-34, OR-48) and at most six images (CONST-31). */
export type GalleryRule = (gallery: readonly GalleryImage[]) => GalleryImage[];

/** Each upload gets an entry of its own, even if the gallery already shows the same bytes. */
export function hang(images: readonly StoredImage[]): GalleryImage[] {
  return images.map((image) => ({ id: randomUUID(), image, isMain: false }));
}

export function requireRoom(present: number, count: number): void {
  if (present + count > LIMITS.destinationImages) throw new AppError('image_limit_reached', { max: LIMITS.destinationImages });
}

/** Adds `main` before the other images at the end and makes it the main image. */
export function withNew(pictures: readonly GalleryImage[], main?: GalleryImage): GalleryRule {
  const added = main ? [main, ...pictures] : pictures;
  return (gallery) => {
    requireRoom(gallery.length, added.length);
    const images = [...gallery, ...added];
    return main ? markMain(images, main.id) : galleryOf({ images });
  };
}

/** The gallery with a new main image as a preview; the limit is not checked. */
export function shownWithMain(gallery: readonly GalleryImage[], main: GalleryImage): GalleryImage[] {
  return markMain([...gallery, main], main.id);
}

export function withMain(id: string): GalleryRule {
  return (gallery) => {
    requireImage(gallery, id);
    return markMain(gallery, id);
  };
}

/** Removes an image. If it was the main image, the next one becomes the main image; after the last one, the first. */
export function without(id: string): GalleryRule {
  return (gallery) => {
    const at = requireImage(gallery, id);
    const images = gallery.filter((image) => image.id !== id);
    const next = images[at] ?? images[0];
    return gallery[at]?.isMain && next ? markMain(images, next.id) : galleryOf({ images });
  };
}

function markMain(gallery: readonly GalleryImage[], id: string): GalleryImage[] {
  return gallery.map((image) => ({ ...image, isMain: image.id === id }));
}

function requireImage(gallery: readonly GalleryImage[], id: string): number {
  const at = gallery.findIndex((image) => image.id === id);
  if (at < 0) throw new AppError('image_not_found');
  return at;
}
