import type { ImageView, LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { Photo, useText } from '@reefdesk/web-kit';
import { picturesOf } from '../../shared/pictures/pictures-of.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useTranslatedPictureQuery, useTranslatePictureMutation } from './direct.api.ts';
import { SavedSection, SavedTexts } from './saved-texts.tsx';

export interface TranslatedPicturesProps {
  kind: TranslatedKind;
  record: object;
  language: Language;
  terms: readonly GlossaryTermView[];
}

/** Alternative texts of the record's pictures (LIB-03). They belong to the library, not to the draft of the record. */
export function TranslatedPictures({ kind, record, language, terms }: TranslatedPicturesProps) {
  const text = useText('translations');
  const pictures = picturesOf(kind, record).filter(({ alt }) => Object.values(alt ?? {}).some(Boolean));
  if (pictures.length === 0) return null;
  return (
    <SavedSection title={text('direct.pictures')} lead={text('direct.picturesAtOnce')}>
      {pictures.map((picture, at) => (
        <TranslatedPicture key={picture.id} picture={picture} number={at + 1} language={language} terms={terms} />
      ))}
    </SavedSection>
  );
}

interface TranslatedPictureProps extends Pick<TranslatedPicturesProps, 'language' | 'terms'> {
  picture: ImageView;
  number: number;
}

function TranslatedPicture({ picture, number, language, terms }: TranslatedPictureProps) {
  const text = useText('translations');
  const withSession = useWithSession();
  const { data } = useTranslatedPictureQuery({ id: picture.id });
  const [translate] = useTranslatePictureMutation();
  if (!data || data.decorative) return null;
  const title = text('direct.picture', { number });
  return (
    <SavedTexts<LibraryImageView>
      title={title}
      picture={<Photo meta={picture} path={picture.url} alt="" sizes="6rem" className="h-16 w-24 shrink-0 rounded-field" />}
      stored={data}
      textsOf={({ alt }) => ({ alt })}
      fields={[{ name: 'alt', label: `${text('direct.alt')} · ${title}`, max: LIMITS.alternativeTextMaxLength }]}
      language={language}
      terms={terms}
      send={(body, { version }) => withSession(() => translate({ id: picture.id, version, body }).unwrap())}
    />
  );
}
