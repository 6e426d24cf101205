import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';

type Pictures = readonly (ImageView | null | undefined)[];

const PICTURES: Readonly<Record<DraftKind, (view: never) => Pictures>> = {
  packages: ({ image_meta: main, destinations }: TravelDetailView) => [main, ...destinations.map(({ image_meta }) => image_meta)],
  destinations: ({ gallery_images }: DestinationView) => gallery_images.map(({ meta }) => meta),
  testimonials: ({ profile_image_meta, photos }: TestimonialView) => [profile_image_meta, ...photos.map(({ meta }) => meta)],
  slides: ({ image_meta }: GalleryItemView) => [image_meta],
  site: () => [],
};

/** Stored pictures of a record in the order of its page, each once. */
export function picturesOf(kind: DraftKind, view: object): ImageView[] {
  const pictures = PICTURES[kind](view as never).filter((picture) => picture != null);
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}
