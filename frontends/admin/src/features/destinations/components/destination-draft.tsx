import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { SelectField, useRules } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useMemo, useState } from 'react';
import { DraftFrame } from '../../../shared/drafts/draft-frame.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { type DestinationValues, destinationEditRules, editData, valuesOf, WORDING } from '../destination-values.ts';
import { DiveSection } from './dive-section.tsx';
import { Hero } from './hero.tsx';
import { MainImageChange } from './main-image-change.tsx';
import { OperatingSection } from './operating-section.tsx';
import { useStatusOptions } from './status-field.tsx';
import { BasicSection, LocationSection } from './text-sections.tsx';
import { useConflictFields } from './use-conflict-fields.ts';

interface DraftValues extends DestinationValues {
  mainImage: File | null;
}

const PICTURE = { value: 'mainImage', part: 'mainImage', data: 'destinationData' } as const;
const draftValuesOf = (view: DestinationView): DraftValues => ({ ...valuesOf(view), mainImage: null });
const dataOf = ({ mainImage: _, ...values }: DraftValues) => editData(values);

export interface DestinationDraftProps {
  destination: DestinationView;
  opened: DraftView<DestinationView> | null;
  onLeave: () => void;
}

/** Edits texts, facts and main image of a draft. The gallery has no draft; its changes are public at once. */
export function DestinationDraft({ destination, opened, onLeave }: DestinationDraftProps) {
  const text = useText('destinations');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const rules = useMemo(() => {
    const edit = destinationEditRules(language);
    return { ...edit, request: dataOf };
  }, [language]);
  const validate = useRules<DraftValues>(rules, text, WORDING);
  const fields = useConflictFields();
  const draft = useDraft<DraftValues, DestinationView>({
    ...{ kind: 'destinations', id: destination.destination_id, record: destination, opened },
    ...{ valuesOf: draftValuesOf, dataOf, fields, validate, picture: PICTURE },
    onPublished: onLeave,
    onDiscarded: onLeave,
  });
  const { view, form, share } = draft;
  const { mainImage: staged } = form.values;
  const statuses = useStatusOptions(destination.status);
  const names: Readonly<Record<string, string>> = {
    names: text('fields.name'),
    categories: text('fields.category'),
    descriptions: text('fields.description'),
    location: text('fields.location'),
    best_time: text('fields.bestTime'),
    mainImage: text('noMain'),
  };
  return (
    <DraftFrame
      draft={draft}
      language={language}
      onLanguage={setLanguage}
      nameOf={(field) => names[field] ?? field}
      onElsewhere={onLeave}
      onLeave={onLeave}
    >
      {staged && share !== null && <UploadProgress name={staged.name} share={share} onCancel={draft.stopUpload} />}
      <div data-field="mainImage" tabIndex={-1} className="scroll-mt-32 rounded-panel outline-offset-2">
        <Hero destination={view} staged={staged}>
          <MainImageChange
            staged={staged}
            onStage={(file) => void form.setFieldValue('mainImage', file)}
            full={view.gallery_images.length >= LIMITS.destinationImages}
          />
        </Hero>
      </div>
      <div className="rounded-panel bg-white p-5 md:p-7">
        <SelectField name="status" label={text('fields.status')} options={statuses} />
      </div>
      <BasicSection language={language} onLanguage={setLanguage} optional="unsaid" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <OperatingSection optional="unsaid" />
        <LocationSection optional="unsaid" />
      </div>
      <DiveSection />
    </DraftFrame>
  );
}
