import { type ImageView, imagePath } from '@reefdesk/contracts/images';
import type { ImageDocument } from './image.schema.ts';

/** `widths` counts what exists as WebP: AVIF follows, and the client's format is negotiated anyway. */
export function toImageView({ _id, width, height, color, preview, renditions }: ImageDocument): ImageView {
  const widths = renditions.filter(({ format }) => format === 'webp').map((rendition) => rendition.width);
  return { id: _id, url: imagePath(_id), width, height, color, preview, widths: [...new Set(widths)].sort((a, b) => a - b) };
}
