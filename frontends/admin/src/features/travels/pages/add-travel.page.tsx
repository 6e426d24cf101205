import type { Success } from '@reefdesk/contracts/envelope';
import type { Language } from '@reefdesk/contracts/languages';
import { FormFields } from '@reefdesk/ui/form-fields';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { api, Link, Popup, useAppDispatch, useLanguage, useNavigate, usePage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import { useFailureText } from '../../../editing/failure-text.ts';
import { FormGuide } from '../../../editing/form-guide.tsx';
import { statusOf, useLanguageMarks } from '../../../editing/form-status.ts';
import { LanguageTabs } from '../../../editing/language-tabs.tsx';
import { SaveButton } from '../../../editing/save-button.tsx';
import { useWithSession } from '../../../editing/session-recovery.tsx';
import { UnsavedGuard } from '../../../editing/unsaved-guard.tsx';
import { useOnceAtATime } from '../../../editing/use-once-at-a-time.ts';
import { PATHS, travelDetailPath } from '../../../paths.ts';
import { isCancelled } from '../../../uploads/send-form.ts';
import { UploadProgress } from '../../../uploads/upload-progress.tsx';
import { useUpload } from '../../../uploads/use-upload.ts';
import { DaysField } from '../components/form/days-field.tsx';
import { PriceField, StatusField } from '../components/form/facts-fields.tsx';
import { PictureField } from '../components/form/picture-field.tsx';
import { TravelTexts } from '../components/form/travel-texts.tsx';
import { dataOf, NEW_TRAVEL, TEXTS, type TravelValues, travelRules } from '../travel-values.ts';
import { newTravelForm } from '../travels.api.ts';

/** The success dialog stays this long, then the new package opens (AADD-07, AADD-08). */
const SUCCESS_MS = 1500;

interface Problem {
  title: string;
  lines: string[];
}

export default function AddTravelPage() {
  const text = useText('travels');
  const navigate = useNavigate();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const upload = useUpload();
  const [problem, setProblem] = useState<Problem>();
  const [problemOpen, setProblemOpen] = useState(false);
  const [created, setCreated] = useState<string>();
  const rules = useMemo(() => travelRules(text, { isNew: true }), [text]);
  usePage({ title: text('addPage.title'), page: 'travel', microPage: 'add-travel' });
  const tell = (title: string, lines: string[]) => {
    setProblem({ title, lines });
    setProblemOpen(true);
  };
  const [save, saving] = useOnceAtATime(async (values: TravelValues, form: FormikHelpers<TravelValues>) => {
    const { mainImage } = values;
    if (!mainImage || created) return;
    form.setStatus(undefined);
    try {
      const form = newTravelForm(dataOf(values), mainImage);
      const { data } = await withSession(() => upload.send<Success<{ travel_id: string }>>(form));
      dispatch(api.util.invalidateTags(['Travels']));
      setCreated(data.travel_id);
    } catch (failure) {
      if (isCancelled(failure)) return;
      const status = statusOf(failure);
      if (status) form.setStatus(status);
      else tell(text('addPage.failed'), [await failureText(failure)]);
    }
  });
  const open = useCallback(() => created && void navigate(travelDetailPath(created), { replace: true }), [created, navigate]);
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <header>
        <Link to={PATHS.travels} className="link inline-flex min-h-6 items-center gap-2 text-sm">
          <ArrowLeftIcon className="size-4" /> {text('back')}
        </Link>
        <h1 className="heading-3 mt-3 text-3xl">{text('addPage.title')}</h1>
        <p className="mt-1.5 max-w-xl text-sm text-ink/75">{text('addPage.lead')}</p>
      </header>
      <Formik initialValues={NEW_TRAVEL} validationSchema={rules} onSubmit={save}>
        {({ dirty }) => (
          <>
            <UnsavedGuard when={dirty && created === undefined} />
            <AddForm
              busy={saving || created !== undefined}
              onRefused={(lines) => tell(text('addPage.invalid'), lines)}
              ready={!problemOpen}
              share={upload.share}
              onStop={upload.cancel}
            />
          </>
        )}
      </Formik>
      <Popup open={problemOpen} onClose={() => setProblemOpen(false)} tone="error" title={problem?.title ?? ''}>
        {problem?.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Popup>
      <Popup open={created !== undefined} onClose={open} tone="success" title={text('addPage.success')} autoCloseAfter={SUCCESS_MS}>
        {text('addPage.created')}
      </Popup>
    </main>
  );
}

interface AddFormProps {
  busy: boolean;
  onRefused: (messages: string[]) => void;
  /** False while the dialog that lists them is open. */
  ready: boolean;
  /** Of the upload; null when there is none. */
  share: number | null;
  onStop: () => void;
}

function AddForm({ busy, onRefused, ready, share, onStop }: AddFormProps) {
  const { values } = useFormikContext<TravelValues>();
  const text = useText('travels');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const marks = useLanguageMarks(TEXTS);
  return (
    <Form noValidate className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <FormGuide language={language} onLanguage={setLanguage} onRefused={onRefused} ready={ready} />
      <section aria-label={text('addPage.texts')} className="rounded-panel bg-white p-5 pt-2 md:p-7 md:pt-3">
        <FormFields resting={busy}>
          <LanguageTabs value={language} onChange={setLanguage} marks={marks}>
            {(shown) => <TravelTexts language={shown} />}
          </LanguageTabs>
        </FormFields>
      </section>
      <section aria-label={text('addPage.facts')} className="grid gap-5 rounded-panel bg-white p-5 md:p-7">
        <FormFields resting={busy}>
          <PictureField />
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
            <DaysField />
            <StatusField />
            <PriceField />
          </div>
        </FormFields>
        {share !== null && <UploadProgress name={values.mainImage?.name ?? ''} share={share} onCancel={onStop} />}
        <SaveButton busy={busy} className="w-full">
          {text('create')}
        </SaveButton>
      </section>
    </Form>
  );
}
