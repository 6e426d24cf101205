import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ConflictDialog, DiscardDialog, EditBar, FormGuide, LanguageTabs, SaveNote, UnsavedGuard, useLanguageMarks } from '@reefdesk/forms';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, FormikProvider } from 'formik';
import { useState } from 'react';
import { goToField } from '../../../../shared/missing/go-to-field.ts';
import { TEXTS } from '../../travel-values.ts';
import { useDuplicateTravel } from '../../use-duplicate-travel.ts';
import { type TravelEditorState, useTravelEditor } from '../../use-travel-editor.ts';
import { useStatusOptions } from '../form/facts-fields.tsx';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { useStopActions } from '../itinerary/use-stop-actions.tsx';
import { PackageDetails } from './package-details.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import { TravelHero } from './travel-hero.tsx';
import { TravelTextsPanel } from './travel-texts-panel.tsx';
import { TravelToolbar } from './travel-toolbar.tsx';
import { useDeleteTravel } from './use-delete-travel.tsx';

/** Shows a travel and edits it in place, with the itinerary below (AEDIT, ITIN). */
export function TravelEditor({ loaded, onDraft }: { loaded: TravelDetailView; onDraft: () => void }) {
  const editor = useTravelEditor(loaded);
  const [itemOpen, setItemOpen] = useState(false);
  const [itemDirty, setItemDirty] = useState(false);
  return (
    <FormikProvider value={editor.form}>
      <Screen editor={editor} onDraft={onDraft} onItemOpen={setItemOpen} onItemDirty={setItemDirty} />
      <UnsavedGuard when={editor.isDirty || itemDirty} />
      {editor.conflict && !itemOpen && (
        <ConflictDialog rows={editor.conflict.rows} onChoose={editor.conflict.choose} onCancel={editor.closeConflict} />
      )}
    </FormikProvider>
  );
}

interface ScreenProps {
  editor: TravelEditorState;
  onDraft: () => void;
  onItemOpen: (open: boolean) => void;
  onItemDirty: (dirty: boolean) => void;
}

function Screen({ editor, onDraft, onItemOpen, onItemDirty }: ScreenProps) {
  const text = useText('travels');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [asking, setAsking] = useState(false);
  const { travel, editing, saving } = editor;
  const removal = useDeleteTravel(travel, editor.leave);
  const stops = useStopActions(editor);
  const [duplicate, copying] = useDuplicateTravel();
  const removing = removal.busy || stops.busy || copying;
  const form = useElementId();
  const statuses = useStatusOptions(travel.status);
  const marks = useLanguageMarks(TEXTS);
  const goTo = (part: MissingField) => {
    editor.closeMissing();
    if (part.language) setLanguage(part.language);
    // A stop is edited in its own dialog.
    goToField(part.field === 'itinerary' ? { field: part.field } : part);
  };
  const cancel = () => (editor.isDirty ? setAsking(true) : editor.leave());
  return (
    <>
      {editing && (
        <EditBar
          note={text('detail.editing')}
          status={{ name: 'status', label: text('fields.status'), options: statuses }}
          saveLabel={text('save')}
          form={form}
          saving={saving}
          waiting={removing}
          onCancel={cancel}
        />
      )}
      <SaveNote failure={editor.failure} onDismiss={editor.dismiss} className="sticky top-30 z-10" />
      <Form id={form} noValidate className="flex flex-col gap-6 [&_.field]:scroll-mt-16">
        <FormGuide language={language} onLanguage={setLanguage} onRefused={editor.refused} ready={editor.missing.length === 0} />
        <TravelHero travel={travel} language={language} editing={editing} busy={saving} share={editor.share} onStop={editor.stopUpload} />
        <LanguageTabs
          value={language}
          onChange={setLanguage}
          marks={editing ? marks : undefined}
          beside={
            <TravelToolbar
              travel={travel}
              editing={editing}
              busy={saving || removing}
              onEdit={editor.begin}
              onDuplicate={() => void duplicate(travel.travel_id)}
              onDelete={removal.ask}
              onDraft={onDraft}
            />
          }
        >
          {(shown) => (
            <FormFields resting={saving}>
              <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
                <TravelTextsPanel travel={travel} language={shown} editing={editing} />
                <PackageDetails travel={travel} language={shown} editing={editing} />
              </div>
            </FormFields>
          )}
        </LanguageTabs>
      </Form>
      <Itinerary editor={editor} actions={stops} language={language} onOpen={onItemOpen} onDirty={onItemDirty} />
      <DiscardDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          editor.leave();
        }}
      />
      {editor.missing.length > 0 && (
        <ReadyDialog missing={editor.missing} onGo={goTo} onShow={editor.showAllTheSame} onClose={editor.closeMissing} />
      )}
      {removal.dialog}
      <p role="status" className="sr-only">
        {editing ? text('detail.editing') : ''}
      </p>
    </>
  );
}
