import { renditionWidths } from '@reefdesk/contracts/limits';
import type { ImageDocument, Rendition, StoredFormat } from '../images/image.schema.ts';

const DEFAULT_WIDTH = 1_280;

export interface Choice {
  rendition: Rendition | undefined;
  /** Width that is served once all renditions exist. */
  width: number;
  /** False while a better rendition is still being made. */
  final: boolean;
}

/** `wantedWidth` defaults to 1280; `formats` are those of the client, best first. */
export function chooseRendition(
  image: Pick<ImageDocument, 'width' | 'renditions'>,
  formats: readonly StoredFormat[],
  wantedWidth = DEFAULT_WIDTH,
): Choice {
  const width = nearest(renditionWidths(image.width), wantedWidth);
  const made = image.renditions;
  const exact = formats.map((format) => made.find((rendition) => rendition.format === format && rendition.width === width));
  const best = exact.find((rendition) => rendition !== undefined);
  if (best) return { rendition: best, width, final: best === exact[0] };
  for (const format of formats) {
    const others = made.filter((rendition) => rendition.format === format);
    const closest = nearest(
      others.map((rendition) => rendition.width),
      width,
    );
    const rendition = others.find((candidate) => candidate.width === closest);
    if (rendition) return { rendition, width, final: false };
  }
  return { rendition: undefined, width, final: false };
}

function nearest(widths: readonly number[], wanted: number): number {
  const ascending = [...widths].sort((a, b) => a - b);
  return ascending.find((width) => width >= wanted) ?? ascending.at(-1) ?? 0;
}
