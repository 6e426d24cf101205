import type { ImageView } from '@reefdesk/contracts/images';
import { Picture, type PictureProps } from '@reefdesk/ui/picture';
import { useText } from '../language/use-text.ts';
import { imageSource } from './image-source.ts';

export interface PhotoProps extends Omit<PictureProps, 'source' | 'missingLabel'> {
  meta?: ImageView | null | undefined;
  /** Read where `meta` is missing: a full URL or a server path. */
  path?: string | null | undefined;
}

/** An image as the API gives it; "No Image Available" where there is none (API-06). */
export function Photo({ meta, path, ...picture }: PhotoProps) {
  const text = useText('common');
  return <Picture source={imageSource(meta, path)} missingLabel={text('noImage')} {...picture} />;
}
