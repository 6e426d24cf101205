import type { Language } from '@reefdesk/contracts/languages';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { ConflictDialog, DiscardDialog, EditBar, FormGuide, LanguageTabs, SaveNote, UnsavedGuard, useLanguageMarks } from '@reefdesk/forms';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, FormikProvider } from 'formik';
import { useState } from 'react';
import { TEXTS } from '../../travel-values.ts';
import { useStatusOptions } from '../form/facts-fields.tsx';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { useRemoveItem } from '../itinerary/use-remove-item.tsx';
import { PackageDetails } from './package-details.tsx';
import { TravelHero } from './travel-hero.tsx';
import { TravelTextsPanel } from './travel-texts-panel.tsx';
import { TravelToolbar } from './travel-toolbar.tsx';
import { useDeleteTravel } from './use-delete-travel.tsx';
import { type TravelEditorState, useTravelEditor } from './use-travel-editor.ts';

/** One package: read, and after Edit changed in place; its itinerary below (AEDIT, ITIN). */
export function TravelEditor({ loaded }: { loaded: TravelDetailView }) {
  const editor = useTravelEditor(loaded);
  const [itemOpen, setItemOpen] = useState(false);
  const [itemDirty, setItemDirty] = useState(false);
  return (
    <FormikProvider value={editor.form}>
      <Screen editor={editor} onItemOpen={setItemOpen} onItemDirty={setItemDirty} />
      <UnsavedGuard when={editor.isDirty || itemDirty} />
      {editor.conflict && !itemOpen && (
        <ConflictDialog rows={editor.conflict.rows} onChoose={editor.conflict.choose} onCancel={editor.closeConflict} />
      )}
    </FormikProvider>
  );
}

interface ScreenProps {
  editor: TravelEditorState;
  onItemOpen: (open: boolean) => void;
  onItemDirty: (dirty: boolean) => void;
}

function Screen({ editor, onItemOpen, onItemDirty }: ScreenProps) {
  const text = useText('travels');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [asking, setAsking] = useState(false);
  const { travel, editing, saving } = editor;
  const removal = useDeleteTravel(travel, editor.leave);
  const itemRemoval = useRemoveItem(editor);
  const removing = removal.busy || itemRemoval.busy;
  const form = useElementId();
  const statuses = useStatusOptions(travel.status);
  const marks = useLanguageMarks(TEXTS);
  const cancel = () => (editor.isDirty ? setAsking(true) : editor.leave());
  return (
    <>
      {editing && (
        <EditBar
          note={text('detail.editing')}
          status={{ name: 'status', label: text('fields.status'), options: statuses }}
          saveLabel={text('detail.save')}
          form={form}
          saving={saving}
          waiting={removing}
          onCancel={cancel}
        />
      )}
      <SaveNote failure={editor.failure} onDismiss={editor.dismiss} className="sticky top-30 z-10" />
      <Form id={form} noValidate className="flex flex-col gap-6 [&_.field]:scroll-mt-16">
        <FormGuide language={language} onLanguage={setLanguage} />
        <TravelHero travel={travel} language={language} editing={editing} busy={saving} share={editor.share} onStop={editor.stopUpload} />
        <LanguageTabs
          value={language}
          onChange={setLanguage}
          marks={editing ? marks : undefined}
          beside={
            <TravelToolbar travel={travel} editing={editing} busy={saving || removing} onEdit={editor.begin} onDelete={removal.ask} />
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
      <Itinerary editor={editor} removal={itemRemoval} language={language} onOpen={onItemOpen} onDirty={onItemDirty} />
      <DiscardDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          editor.leave();
        }}
      />
      {removal.dialog}
      <p role="status" className="sr-only">
        {editing ? text('detail.editing') : ''}
      </p>
    </>
  );
}
