import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { Picture, type PictureProps } from '@reefdesk/ui/picture';
import { useLocalise } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { imageSource } from './image-source.ts';

export interface PhotoProps extends Omit<PictureProps, 'source' | 'missingLabel'> {
  meta?: ImageView | null | undefined;
  path?: string | null | undefined;
}

/** An image of the API. Its own alternative text follows `alt`; without an image, "No Image Available" is shown (API-06). */
export function Photo({ meta, path, alt, ...picture }: PhotoProps) {
  const text = useText('common');
  const own = useLocalise()(meta?.alt);
  return (
    <Picture
      source={imageSource(meta, path)}
      missingLabel={text('noImage')}
      alt={alt && own ? `${alt}: ${own}` : alt || own}
      {...picture}
    />
  );
}
