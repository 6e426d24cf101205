import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import type { ImageDocument } from './image.schema.ts';

/** `widths` lists the widths that exist as WebP: AVIF follows later, and the format is negotiated with each client. */
export function toImageView(image: ImageDocument): ImageView {
  const { _id, width, height, color, preview, renditions, focal } = image;
  const widths = renditions.filter(({ format }) => format === 'webp').map((rendition) => rendition.width);
  const alt = shownAlt(image);
  return {
    ...{ id: _id, url: imagePath(_id), width, height, color, preview, widths: [...new Set(widths)].sort((a, b) => a - b) },
    ...(alt && { alt }),
    ...(focal && { focal: { x: focal.x, y: focal.y } }),
  };
}

export function altOf({ alt }: Pick<ImageDocument, 'alt'>): Localised {
  return { ...EMPTY_TEXT, ...alt };
}

function shownAlt(image: ImageDocument): Localised | undefined {
  const alt = altOf(image);
  return !image.decorative && LANGUAGES.some((language) => alt[language]) ? alt : undefined;
}
