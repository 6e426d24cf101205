import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import type { Success } from '@reefdesk/contracts/schema/view';
import {
  FormGuide,
  isCancelled,
  SaveButton,
  SaveNote,
  statusOf,
  UnsavedGuard,
  useFailureText,
  useOnceAtATime,
  useRules,
} from '@reefdesk/forms';
import type { UploadQueue } from '@reefdesk/forms/uploads';
import { UploadList, UploadProgress, useUpload, useUploadQueue } from '@reefdesk/forms/uploads';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useToast } from '@reefdesk/ui/toasts';
import { api, Link, useAppDispatch, useFormat, useLanguage, useNavigate, usePage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, useState } from 'react';
import { editDestinationPath, PATHS } from '../../paths.ts';
import { Panel } from '../../shared/panel.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { SuccessDialog } from '../../shared/success-dialog.tsx';
import { BackLink } from './components/back-link.tsx';
import { DiveSection } from './components/dive-section.tsx';
import { ImagesSection } from './components/images-section.tsx';
import { OperatingSection } from './components/operating-section.tsx';
import { StatusField } from './components/status-field.tsx';
import { BasicSection, LocationSection } from './components/text-sections.tsx';
import { NEW_DESTINATION, type NewDestinationValues, newDestinationData, newDestinationRules, WORDING } from './destination-values.ts';
import { creation, galleryAddition } from './uploads.ts';

export default function AddDestinationPage() {
  const text = useText('destinations');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [mainImage, setMainImage] = useState<File | null>(null);
  const { created, upload, queue, create, busy, failure, dismiss } = useCreation(mainImage);
  const rules = useMemo(() => newDestinationRules(language), [language]);
  const validate = useRules(rules, text, WORDING);
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(PATHS.destinations), [navigate]);
  usePage({ title: text('addTitle'), page: 'add-destination' });
  const done = created !== null && queue.items.every(({ state }) => state === 'sent');
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <header>
        <BackLink />
        <h1 className="heading-3 mt-3 text-3xl">{text('addTitle')}</h1>
        <p className="mt-1.5 max-w-xl text-sm text-ink/75">{text('addLead')}</p>
      </header>
      {created ? (
        <>
          <UnsavedGuard when={!done} />
          <AfterCreation destination={created} queue={queue} />
        </>
      ) : (
        <Formik initialValues={NEW_DESTINATION} validate={validate} onSubmit={create}>
          {(form) => (
            <Form noValidate className="grid gap-5">
              <UnsavedGuard when={form.dirty || mainImage !== null || queue.items.length > 0} />
              <FormGuide language={language} onLanguage={setLanguage} />
              <FormFields resting={busy}>
                <BasicSection language={language} onLanguage={setLanguage} />
                <div className="grid items-start gap-5 xl:grid-cols-2">
                  <OperatingSection>
                    <AverageVisitors />
                  </OperatingSection>
                  <LocationSection>
                    <StatusField />
                  </LocationSection>
                </div>
                <DiveSection />
                <ImagesSection mainImage={mainImage} onMainImage={setMainImage} queue={queue} />
              </FormFields>
              {upload.share !== null && mainImage && <UploadProgress name={mainImage.name} share={upload.share} onCancel={upload.cancel} />}
              <SaveNote failure={failure} onDismiss={dismiss} />
              <div className="flex flex-wrap justify-end gap-3">
                <Link to={PATHS.destinations} className={buttonClass({ variant: 'outline' })}>
                  {text('cancel')}
                </Link>
                <SaveButton busy={busy}>{text('create')}</SaveButton>
              </div>
            </Form>
          )}
        </Formik>
      )}
      <SuccessDialog open={done} onClose={leave} title={text('success')}>
        {text('created.text')}
      </SuccessDialog>
    </main>
  );
}

function useCreation(mainImage: File | null) {
  const text = useText('destinations');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const upload = useUpload();
  const [created, setCreated] = useState<DestinationView | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const id = useRef('');
  const refreshLists = () => dispatch(api.util.invalidateTags(['Destinations']));
  const queue = useUploadQueue(async (file, tracking) => {
    // Adding an image cannot conflict with other changes, so any version is accepted.
    await withSession(() => sendForm({ ...galleryAddition({ destinationId: id.current, version: null }, file), ...tracking }));
    refreshLists();
  });
  const [send, busy] = useOnceAtATime(async (values: NewDestinationValues, form: FormikHelpers<NewDestinationValues>) => {
    // The destination already exists if this submit was clicked while the first one was being validated.
    if (id.current) return;
    try {
      const answer = await withSession(() => upload.send<Success<DestinationView>>(creation(newDestinationData(values), mainImage)));
      id.current = answer.data.destination_id;
      setCreated(answer.data);
      refreshLists();
      await queue.start();
    } catch (failure) {
      if (isCancelled(failure)) return;
      setFailure(failure);
      form.setStatus(statusOf(failure));
      toast({ title: text('failed.create'), text: await failureText(failure), tone: 'error' });
    }
  });
  return { created, upload, queue, create: send, busy, failure, dismiss: () => setFailure(undefined) };
}

/** A number that the form never sends (ADADD-03, ADADD-04, OR-50). It is read-only, because an input would have no effect. */
function AverageVisitors() {
  const text = useText('destinations');
  const format = useFormat();
  const { averageVisitors } = useFormikContext<NewDestinationValues>().values;
  return (
    <dl className="mt-5 border-t border-ink/10 pt-4 text-sm">
      <dt className="text-ink/70">{text('fields.averageVisitors')}</dt>
      <dd className="font-semibold">{format.number(averageVisitors)}</dd>
    </dl>
  );
}

function AfterCreation({ destination, queue }: { destination: DestinationView; queue: UploadQueue }) {
  const text = useText('destinations');
  const navigate = useNavigate();
  const isStuck = !queue.busy && queue.stuck.length > 0;
  return (
    <Panel title={text('sections.images')} lead={text(isStuck ? 'created.stuck' : 'created.sending')}>
      <UploadList queue={queue} label={text('images.gallery')} />
      {isStuck && (
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => void navigate(editDestinationPath(destination.destination_id))}>
            {text('created.without')}
          </Button>
          <Button onClick={() => void queue.retryAll()}>
            <RefreshIcon className="size-4" /> {text('retry')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
