import { randomUUID } from 'node:crypto';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { galleryOf } from './destination.mapper.ts';
import type { GalleryImage } from './destination.schema.ts';

/**
 * The rules of a gallery as functions from one list to the next. Whatever goes in, a gallery that is not empty comes out
 * with exactly one main image (ENT-34, OR-48), and with no more images than a destination may hold (CONST-31).
 */
export type GalleryRule = (gallery: readonly GalleryImage[]) => GalleryImage[];

/** Places in a gallery for images just stored. Each upload is a picture of its own, even of bytes that hang there already. */
export function hang(images: readonly StoredImage[]): GalleryImage[] {
  return images.map((image) => ({ id: randomUUID(), image, isMain: false }));
}

/** Throws unless `count` more images fit beside the `present` ones. */
export function requireRoom(present: number, count: number): void {
  if (present + count > LIMITS.destinationImages) throw new AppError('image_limit_reached', { max: LIMITS.destinationImages });
}

/** New images at the end; `main` in front of them becomes the main one. */
export function withNew(pictures: readonly GalleryImage[], main?: GalleryImage): GalleryRule {
  const added = main ? [main, ...pictures] : pictures;
  return (gallery) => {
    requireRoom(gallery.length, added.length);
    const images = [...gallery, ...added];
    return main ? markMain(images, main.id) : galleryOf({ images });
  };
}

/** The same, however many there are then: for looking at. */
export function shownWithMain(gallery: readonly GalleryImage[], main: GalleryImage): GalleryImage[] {
  return markMain([...gallery, main], main.id);
}

export function withMain(id: string): GalleryRule {
  return (gallery) => {
    requireImage(gallery, id);
    return markMain(gallery, id);
  };
}

/** Without the main image the next one takes its place; after the last one, the first. */
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
