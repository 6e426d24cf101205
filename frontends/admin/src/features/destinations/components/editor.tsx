import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Success } from '@reefdesk/contracts/schema/view';
import {
  ConflictDialog,
  conflictOf,
  EditBar,
  FormGuide,
  SaveNote,
  UnsavedGuard,
  useResultMessage,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { UploadProgress, useUpload } from '@reefdesk/forms/uploads';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, getIn } from 'formik';
import { useMemo, useState } from 'react';
import { type DestinationValues, destinationEditRules, editData, valuesOf, WORDING } from '../destination-values.ts';
import { useEditDestinationMutation } from '../destinations.api.ts';
import { editWithImage } from '../uploads.ts';
import type { DestinationChanges } from '../use-destination-changes.ts';
import { useDestinationChanges } from '../use-destination-changes.ts';
import { useGalleryActions } from '../use-gallery-actions.ts';
import { BackLink } from './back-link.tsx';
import { DiveSection } from './dive-section.tsx';
import { EditorGallery } from './editor-gallery.tsx';
import { Hero } from './hero.tsx';
import { MainImageChange } from './main-image-change.tsx';
import { OperatingSection } from './operating-section.tsx';
import { useStatusOptions } from './status-field.tsx';
import { BasicSection, LocationSection } from './text-sections.tsx';
import { useConflictFields } from './use-conflict-fields.ts';

export interface EditorProps {
  destination: DestinationView;
  onDone: () => void;
  onOthersSaved: () => void;
}

/** Edit form of a destination (ADEDIT-06). Cancel is disabled during uploads, because leaving would abort them. */
export function Editor({ destination, onDone, onOthersSaved }: EditorProps) {
  const text = useText('destinations');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [opened] = useState(destination);
  const [staged, setStaged] = useState<File | null>(null);
  const changes = useDestinationChanges(destination, onOthersSaved);
  const gallery = useGalleryActions(destination, changes, staged !== null);
  const { save, busy, conflict, failure, dismiss, share, stopUpload } = useDestinationSave({ opened, changes, staged, onSaved: onDone });
  const [base] = useState(() => valuesOf(opened));
  const rules = useMemo(() => destinationEditRules(language), [language]);
  const validate = useRules(rules, text, WORDING);
  const statuses = useStatusOptions(destination.status);
  const isUploading = gallery.queue.items.some(({ state }) => state === 'sending' || state === 'waiting');
  const room = LIMITS.destinationImages - destination.gallery_images.length - gallery.queue.items.length;
  return (
    <Formik initialValues={base} validate={validate} onSubmit={save}>
      {(form) => (
        <Form noValidate className="flex flex-col gap-5 [&_.field]:scroll-mt-16">
          <UnsavedGuard when={form.dirty || staged !== null || gallery.queue.items.length > 0} />
          <FormGuide language={language} onLanguage={setLanguage} ready={!conflict} />
          <div>
            <BackLink />
          </div>
          <EditBar
            note={text('editing')}
            status={{ name: 'status', label: text('fields.status'), options: statuses }}
            saveLabel={text('saveChanges')}
            saving={busy}
            waiting={isUploading}
            onCancel={onDone}
          />
          <SaveNote failure={failure} onDismiss={dismiss} className="sticky top-30 z-10" />
          {staged && share !== null && <UploadProgress name={staged.name} share={share} onCancel={stopUpload} />}
          <FormFields resting={busy}>
            <Hero destination={destination} staged={staged}>
              <MainImageChange staged={staged} onStage={setStaged} full={room <= 0} />
            </Hero>
            <BasicSection language={language} onLanguage={setLanguage} optional="unsaid" />
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <OperatingSection optional="unsaid" />
              <LocationSection optional="unsaid" />
            </div>
            <DiveSection />
            <EditorGallery destination={destination} gallery={gallery} />
          </FormFields>
          {conflict && <ConflictDialog {...conflict} />}
        </Form>
      )}
    </Formik>
  );
}

interface DestinationSaveOptions {
  opened: DestinationView;
  changes: DestinationChanges;
  /** New main image, uploaded on save (ADEDIT-22). */
  staged: File | null;
  onSaved: () => void;
}

/** Saves the texts and a new main image in one request, and reports edit conflicts. */
function useDestinationSave({ opened, changes, staged, onSaved }: DestinationSaveOptions) {
  const text = useText('destinations');
  const runWithMessage = useResultMessage();
  const fields = useConflictFields();
  const [edit] = useEditDestinationMutation();
  const upload = useUpload();
  const { id, known, show, withSession, inTurn } = changes;

  const sendEdit = async (values: DestinationValues): Promise<DestinationView> => {
    const onto = { destinationId: id, version: known.current };
    const body = editData(values);
    if (!staged) return withSession(() => edit({ ...onto, body }).unwrap());
    const form = editWithImage(onto, body, staged);
    return (await withSession(() => upload.send<Success<DestinationView>>(form))).data;
  };
  const send = async (values: DestinationValues, onto: DestinationView): Promise<DestinationView> => {
    known.current = Math.max(known.current, onto.version);
    const saved = await sendEdit(values).catch((failure: unknown) => {
      const current = conflictOf<DestinationView>(failure);
      if (!current || !isSame(valuesOf(onto), valuesOf(current))) throw failure;
      // Another user changed only the gallery, so there is no conflict to resolve.
      known.current = current.version;
      return sendEdit(values);
    });
    known.current = saved.version;
    show(saved);
    return saved;
  };
  const messages = {
    running: text('savingChanges'),
    done: text('saved'),
    failed: text('failed.save'),
    stopped: text('gallery.uploadStopped'),
  };
  const saving = useSave<DestinationValues, DestinationView>({
    stored: opened,
    send: (values, onto) => runWithMessage(messages, () => inTurn(() => send(values, onto ?? opened))),
    onSaved,
    conflict: { fields, valuesOf },
  });
  return { ...saving, share: upload.share, stopUpload: upload.cancel };

  function isSame(a: DestinationValues, b: DestinationValues): boolean {
    return fields.every(({ path }) => Object.is(getIn(a, path), getIn(b, path)));
  }
}
