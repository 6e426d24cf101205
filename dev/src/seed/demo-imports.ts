import type { DestinationImport, TravelImport } from '@reefdesk/contracts/messages/catalog.messages';
import type { SlideImport } from '@reefdesk/contracts/messages/media.messages';
import type { TestimonialImport } from '@reefdesk/contracts/messages/testimonials.messages';
import { destinations, packages, slides, testimonials } from '../../seed/content/index.ts';

/** Name of a master picture → id of the image in media. */
export type ImageIds = ReadonlyMap<string, string>;

const DAY_MS = 86_400_000;

/** Every master picture the demo content shows, most visible first. */
export function picturesInUse(): string[] {
  const names = [
    ...packages.map((travel) => travel.image),
    ...testimonials.map((testimonial) => testimonial.avatar),
    ...slides.map((slide) => slide.image),
    ...destinations.flatMap((destination) => destination.images),
    ...testimonials.flatMap((testimonial) => testimonial.photos),
  ];
  return [...new Set(names)];
}

export function destinationImports(images: ImageIds): DestinationImport[] {
  return destinations.map(({ images: names, ...destination }) => ({ ...destination, imageIds: names.map((name) => idOf(images, name)) }));
}

export function travelImports(images: ImageIds): TravelImport[] {
  return packages.map(({ image, ...travel }) => ({ ...travel, imageId: idOf(images, image) }));
}

export function slideImports(images: ImageIds): SlideImport[] {
  return slides.map(({ key, title, description, image }, position) => ({
    key,
    titles: title,
    descriptions: description,
    imageId: idOf(images, image),
    position,
  }));
}

export function testimonialImports(images: ImageIds, now: Date): TestimonialImport[] {
  return testimonials.map(({ avatar, photos, daysAgo, ...testimonial }) => ({
    ...testimonial,
    profileImageId: idOf(images, avatar),
    photoIds: photos.map((name) => idOf(images, name)),
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  }));
}

function idOf(images: ImageIds, name: string): string {
  const id = images.get(name);
  if (!id) throw new Error(`The demo picture "${name}" is missing`);
  return id;
}
