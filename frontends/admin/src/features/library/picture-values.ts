import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { type LibraryChange, libraryChange } from '@reefdesk/contracts/images/requests';
import { type Localised, trimmedTexts } from '@reefdesk/contracts/languages';
import { type ConflictLabels, type Rules, useLocalisedLabels } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';

/** Position in a picture, from 0 (left, top) to 1 (right, bottom). */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

export interface PictureValues {
  alt: Localised;
  decorative: boolean;
  /** Focal point as `x y`; a single string, so that conflicting values can be compared. */
  focal: string;
}

export const pointText = ({ x, y }: Point): string => `${x} ${y}`;
export function pointOf(text: string): Point {
  const [x = MIDDLE.x, y = MIDDLE.y] = text.split(' ').map(Number);
  return { x, y };
}

export function valuesOf({ alt, decorative, focal }: LibraryImageView): PictureValues {
  return { alt, decorative, focal: pointText(focal ?? MIDDLE) };
}

/** The middle is the default focal point and is sent as null. */
export function changeOf({ alt, decorative, focal }: PictureValues): Required<LibraryChange> {
  const isMiddle = focal === pointText(MIDDLE);
  return { alt: trimmedTexts(alt), decorative, focal: isMiddle ? null : pointOf(focal) };
}

export const PICTURE_RULES: Rules<PictureValues> = { schema: libraryChange, request: changeOf };

export function usePictureLabels(): ConflictLabels<PictureValues> {
  const text = useText('library');
  const localised = useLocalisedLabels();
  return {
    alt: localised(text('alt.label')),
    decorative: { label: text('alt.decorative'), show: (isDecorative) => text(isDecorative ? 'yes' : 'no') },
    focal: { label: text('focal.title'), show: (focal) => text('focal.at', percentOf(pointOf(focal))) },
  };
}

export function percentOf({ x, y }: Point): { x: number; y: number } {
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}
