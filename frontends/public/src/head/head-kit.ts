import { type ImageView, sharePictureOf } from '@reefdesk/contracts/images';
import type { PageHead, PageVisit } from '@reefdesk/web-kit';
import { StructuredData } from './structured-data.ts';

export function structuredData({ brand, origin, language }: PageVisit): StructuredData {
  return new StructuredData(brand, origin, language);
}

/** The share picture of an image, as an absolute address. */
export function sharePicture(origin: string, image: ImageView | null | undefined, alt: string): Pick<PageHead, 'image'> {
  const picture = image && sharePictureOf(image);
  if (!picture) return {};
  const { path, width, height } = picture;
  return { image: { url: new URL(path, origin).href, width, height, alt } };
}
