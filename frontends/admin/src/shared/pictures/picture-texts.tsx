import { AREAS } from '@reefdesk/contracts/access';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { Link, Photo, useText } from '@reefdesk/web-kit';
import { picturePath } from '../../paths.ts';
import { useRights } from '../session/use-rights.ts';
import { picturesOf } from './pictures-of.ts';

export interface PictureTextsProps {
  kind: DraftKind;
  /** The stored record as the back office sees it. */
  record: object;
}

/** Pictures of a record with the languages of their alternative texts, and a link to the library, where these are edited (LIB-03). */
export function PictureTexts({ kind, record }: PictureTextsProps) {
  const text = useText('lists');
  const may = useRights();
  const pictures = picturesOf(kind, record);
  if (pictures.length === 0 || !may(AREAS.content)) return null;
  const stateOf = ({ alt }: ImageView) => {
    const languages = LANGUAGES.filter((language) => alt?.[language]);
    return languages.length > 0 ? languages.join(', ').toUpperCase() : text('pictureTexts.none');
  };
  return (
    <section aria-label={text('pictureTexts.title')} className="grid gap-2">
      <h2 className="text-sm font-semibold">{text('pictureTexts.title')}</h2>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <Link
              to={picturePath(picture.id)}
              className="block w-24 rounded-field bg-white pb-1.5 text-center text-xs hover:bg-shallows/40"
            >
              <Photo
                meta={picture}
                path={picture.url}
                alt={text('pictureTexts.picture', { number: at + 1 })}
                sizes="6rem"
                className="mb-1.5 aspect-[3/2] w-full rounded-field"
              />
              {stateOf(picture)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
