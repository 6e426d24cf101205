import type { Brand } from '@reefdesk/contracts/brand';
import { type ImageView, sharePictureOf } from '@reefdesk/contracts/images';
import type { Language } from '@reefdesk/contracts/languages';
import type { StructuredData } from '../head/structured-data.ts';
import type { PageDraft } from '../page.ts';
import type { BuiltFiles } from '../reading/built-files.ts';
import type { ReadText } from '../reading/site-texts.ts';

/** What every page is written with. */
export interface DraftSetting {
  brand: Brand;
  language: Language;
  origin: string;
  /** Base of image paths; empty: same origin. */
  imageBaseUrl: string;
  text: ReadText;
  files: BuiltFiles;
  data: StructuredData;
}

/** The share picture of an image, as an absolute address. */
export function sharePicture(origin: string, image: ImageView | null | undefined, alt: string): Pick<PageDraft, 'image'> {
  const picture = image && sharePictureOf(image);
  if (!picture) return {};
  const { path, width, height } = picture;
  return { image: { url: new URL(path, origin).href, width, height, alt } };
}
