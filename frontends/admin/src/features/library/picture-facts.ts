import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { useFormat, useLanguage, useText } from '@reefdesk/web-kit';

const KILOBYTE = 1_024;

export function usePictureFacts() {
  const text = useText('library');
  const format = useFormat();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const sizeOf = (bytes: number): string => {
    const isLarge = bytes >= MEGABYTE;
    return new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(bytes / (isLarge ? MEGABYTE : KILOBYTE));
  };
  return {
    nameOf: ({ file_name }: LibraryImageView) => file_name || text('unnamed'),
    pixelsOf: ({ image }: LibraryImageView) => `${format.number(image.width)} × ${format.number(image.height)}`,
    sizeOf: ({ bytes }: LibraryImageView) => sizeOf(bytes),
    dateOf: ({ uploaded_at }: LibraryImageView) => format.date(uploaded_at, { dateStyle: 'medium' }),
    uploaderOf: ({ uploaded_by }: LibraryImageView) => (uploaded_by ? uploaded_by.name || text('formerColleague') : text('nobodyKnows')),
  };
}

/** True if the alternative text is missing in some language and the picture is not decorative. */
export function isUndescribed({ alt, decorative }: LibraryImageView): boolean {
  return !decorative && !(alt.en && alt.id && alt.cn);
}
