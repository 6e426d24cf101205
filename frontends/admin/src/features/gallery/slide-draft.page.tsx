import type { DraftSource } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { conflictFields, useRules } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { useLanguage, useLocalise, useParams, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { PATHS } from '../../paths.ts';
import { DraftFrame } from '../../shared/drafts/draft-frame.tsx';
import { DraftPage } from '../../shared/drafts/draft-page.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { formPath, GALLERY_RULES, GALLERY_WORDING, type GalleryValues, textsOf, titlesOf, valuesOf } from './gallery-values.ts';
import { ItemFields, useGalleryLabels } from './item-fields.tsx';

const PICTURE = { value: 'image', part: 'image', data: 'galleryData' } as const;
const PLACES: Readonly<Record<string, string>> = { image_title: 'titles', image_desc: 'descriptions' };

/** Draft of a picture of the slideshow with its texts (EDT-01). */
export default function SlideDraftPage() {
  const { recordId: id = '' } = useParams();
  const localise = useLocalise();
  return (
    <DraftPage<GalleryItemView> key={id} kind="slides" id={id} nameOf={(item) => localise(titlesOf(item))} back={PATHS.gallery}>
      {(source, onLeave) => <SlideDraft source={source} onLeave={onLeave} />}
    </DraftPage>
  );
}

function SlideDraft({ source: { record, draft: opened }, onLeave }: { source: DraftSource<GalleryItemView>; onLeave: () => void }) {
  const text = useText('gallery');
  const labels = useGalleryLabels();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const validate = useRules(GALLERY_RULES, text, GALLERY_WORDING);
  const draft = useDraft<GalleryValues, GalleryItemView>({
    ...{ kind: 'slides', id: record.gallery_id, record, opened, valuesOf, dataOf: textsOf, validate, picture: PICTURE, placeOf: formPath },
    fields: conflictFields<GalleryValues>({ ...labels, image: null }),
    onPublished: onLeave,
    onDiscarded: onLeave,
  });
  const { view, share } = draft;
  const { image } = draft.form.values;
  const placeOf = (field: string) => PLACES[field] ?? field;
  return (
    <DraftFrame
      draft={draft}
      language={language}
      onLanguage={setLanguage}
      nameOf={(field) => text(`fields.${placeOf(field)}`)}
      placeOf={placeOf}
      onElsewhere={onLeave}
      onLeave={onLeave}
    >
      {image && share !== null && <UploadProgress name={image.name} share={share} onCancel={draft.stopUpload} />}
      <div className="grid gap-5 rounded-panel bg-white p-5 md:p-7">
        <ItemFields item={view} language={language} onLanguage={setLanguage} />
      </div>
    </DraftFrame>
  );
}
