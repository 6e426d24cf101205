import type { DestinationView } from '@reefdesk/contracts/destinations';
import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ConflictDialog } from '../../../editing/conflict-dialog.tsx';
import { FormGuide } from '../../../editing/form-guide.tsx';
import { SaveButton } from '../../../editing/save-button.tsx';
import { UnsavedGuard } from '../../../editing/unsaved-guard.tsx';
import { editedDestinationSchema, valuesOf } from '../destination-values.ts';
import { useDestinationChanges } from '../use-destination-changes.ts';
import { useDestinationSave } from '../use-destination-save.ts';
import { useGalleryActions } from '../use-gallery-actions.ts';
import { BackLink } from './back-link.tsx';
import { EditorGallery } from './editor-gallery.tsx';
import { Hero } from './hero.tsx';
import { MainImageChange } from './main-image-change.tsx';
import { OperatingSection } from './operating-section.tsx';
import { StatusField } from './status-field.tsx';
import { BasicSection, LocationSection } from './text-sections.tsx';

export interface EditorProps {
  destination: DestinationView;
  onDone: () => void;
  /** Somebody else saved while the gallery was changed. */
  onOthersSaved: () => void;
}

/** The destination as a form. Cancel forgets what was typed at once; what was done to the gallery is done (ADEDIT-06). */
export function Editor({ destination, onDone, onOthersSaved }: EditorProps) {
  const text = useText('destinations');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [base] = useState(() => valuesOf(destination));
  const [staged, setStaged] = useState<File | null>(null);
  const changes = useDestinationChanges(destination, onOthersSaved);
  const gallery = useGalleryActions(destination, changes, staged !== null);
  const { save, busy, conflict, choose, backToForm } = useDestinationSave({ base, changes, staged, onStaged: setStaged, onSaved: onDone });
  const isUploading = gallery.queue.items.some(({ state }) => state === 'sending' || state === 'waiting');
  const room = LIMITS.destinationImages - destination.gallery_images.length - gallery.queue.items.length;
  return (
    <Formik initialValues={base} validationSchema={editedDestinationSchema(text, language)} onSubmit={save}>
      {(form) => (
        <Form noValidate className="flex flex-col gap-5">
          <UnsavedGuard when={form.dirty || staged !== null || gallery.queue.items.length > 0} />
          <FormGuide language={language} onLanguage={setLanguage} ready={!conflict} />
          <div className="max-sm:contents sm:sticky sm:top-16 sm:z-10 sm:-mx-8 sm:flex sm:items-end sm:gap-3 sm:bg-foam/95 sm:px-8 sm:pt-1 sm:pb-3 sm:backdrop-blur">
            <div className="flex-1">
              <BackLink />
            </div>
            <StatusField className="sm:w-44" />
            <div className="flex gap-2 max-sm:sticky max-sm:top-16 max-sm:z-10 max-sm:-mx-5 max-sm:bg-foam/95 max-sm:px-5 max-sm:py-2">
              <Button variant="outline" onClick={onDone} disabled={busy}>
                {text('cancel')}
              </Button>
              <SaveButton busy={busy} disabled={isUploading} className="max-sm:flex-1">
                {text('saveChanges')}
              </SaveButton>
            </div>
          </div>
          <Hero destination={destination} staged={staged}>
            <MainImageChange staged={staged} onStage={setStaged} full={room <= 0} />
          </Hero>
          <BasicSection language={language} onLanguage={setLanguage} optional />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <OperatingSection />
            <LocationSection optional />
          </div>
          <EditorGallery destination={destination} gallery={gallery} />
          {conflict && <ConflictDialog rows={conflict.rows} onChoose={(sides) => void choose(sides)} onCancel={backToForm} busy={busy} />}
        </Form>
      )}
    </Formik>
  );
}
