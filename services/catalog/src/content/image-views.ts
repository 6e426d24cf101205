import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import type { StoredImage } from '@reefdesk/media-client/stored-image';

/** The views of all images of one response, by image id; requested from media once per request. */
export type ImageViews = ReadonlyMap<string, ImageView>;

export function imageAddress(image: StoredImage | null | undefined): string {
  return image ? imagePath(image.id) : '';
}

export function imageMeta(image: StoredImage | null | undefined, views: ImageViews): ImageView | null {
  return (image && views.get(image.id)) ?? null;
}
