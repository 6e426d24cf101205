import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { LanguageTabs, SelectField, useLanguageMarks, useRules } from '@reefdesk/forms';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { DraftFrame } from '../../../../shared/drafts/draft-frame.tsx';
import { type DraftState, useDraft } from '../../../../shared/drafts/use-draft.ts';
import { dataOf, TEXTS, TRAVEL_EDIT_RULES, TRAVEL_WORDING, type TravelValues, valuesOf } from '../../travel-values.ts';
import { useConflictFields } from '../../use-travel-editor.ts';
import { useStatusOptions } from '../form/facts-fields.tsx';
import { PackageDetails } from './package-details.tsx';
import { TravelHero } from './travel-hero.tsx';
import { TravelTextsPanel } from './travel-texts-panel.tsx';

const PICTURE = { value: 'mainImage', part: 'mainImage', data: 'travelData' } as const;

export interface TravelDraftProps {
  travel: TravelDetailView;
  opened: DraftView<TravelDetailView> | null;
  /** Called to return to the public travel. `field` gets the focus. */
  onLeave: (field?: string) => void;
}

/** Draft of a travel: texts, facts and picture. The itinerary is not part of drafts; it is edited on the public travel. */
export function TravelDraft({ travel, opened, onLeave }: TravelDraftProps) {
  const text = useText('travels');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const validate = useRules(TRAVEL_EDIT_RULES, text, TRAVEL_WORDING);
  const fields = useConflictFields();
  const draft = useDraft<TravelValues, TravelDetailView>({
    ...{ kind: 'packages', id: travel.travel_id, record: travel, opened, valuesOf, dataOf, fields, validate, picture: PICTURE },
    onPublished: () => onLeave(),
    onDiscarded: () => onLeave(),
  });
  const names: Readonly<Record<string, string>> = {
    mainImage: text('fields.picture'),
    itinerary: text('itinerary.title'),
  };
  const nameOf = (field: string) => names[field.split('.')[0] ?? ''] ?? text(`fields.${field}`);
  return (
    <DraftFrame draft={draft} language={language} onLanguage={setLanguage} nameOf={nameOf} onElsewhere={onLeave} onLeave={() => onLeave()}>
      <Fields draft={draft} language={language} onLanguage={setLanguage} />
    </DraftFrame>
  );
}

interface FieldsProps {
  draft: DraftState<TravelValues, TravelDetailView>;
  language: Language;
  onLanguage: (language: Language) => void;
}

function Fields({ draft, language, onLanguage }: FieldsProps) {
  const text = useText('travels');
  const { view: travel } = draft;
  const statuses = useStatusOptions(travel.status);
  const marks = useLanguageMarks(TEXTS);
  return (
    <>
      <TravelHero travel={travel} language={language} editing busy={draft.busy} share={draft.share} onStop={draft.stopUpload} />
      <LanguageTabs value={language} onChange={onLanguage} marks={marks}>
        {(shown) => (
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <TravelTextsPanel travel={travel} language={shown} editing />
            <div className="grid content-start gap-6">
              <div className="rounded-panel bg-white p-5 md:p-7">
                <SelectField name="status" label={text('fields.status')} options={statuses} />
              </div>
              <PackageDetails travel={travel} language={shown} editing />
            </div>
          </div>
        )}
      </LanguageTabs>
    </>
  );
}
