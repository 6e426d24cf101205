import type { Language } from '@reefdesk/contracts/languages';
import type { Success } from '@reefdesk/contracts/schema/view';
import {
  FactFields,
  FieldFrame,
  FormGuide,
  isCancelled,
  LanguageTabs,
  SaveButton,
  statusOf,
  UnsavedGuard,
  useFailureText,
  useFormField,
  useLanguageMarks,
  useOnceAtATime,
  useRules,
} from '@reefdesk/forms';
import { UploadProgress, useUpload } from '@reefdesk/forms/uploads';
import { FormFields } from '@reefdesk/ui/form-fields';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { api, Link, Popup, useAppDispatch, useLanguage, useNavigate, usePage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { PATHS, travelDetailPath } from '../../paths.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { SuccessDialog } from '../../shared/success-dialog.tsx';
import { StatusField } from './components/form/facts-fields.tsx';
import { PictureField } from './components/form/picture-field.tsx';
import { TravelTexts } from './components/form/travel-texts.tsx';
import { useDurationText } from './duration-text.ts';
import { dataOf, daysOf, durationOf, NEW_TRAVEL, NEW_TRAVEL_RULES, TEXTS, TRAVEL_WORDING, type TravelValues } from './travel-values.ts';
import { newTravelForm } from './travels.api.ts';

const DAYS_MAX = 999;

/** Number input whose value is stored as a duration text (AADD-04). */
function DaysField() {
  const text = useText('travels');
  const durationText = useDurationText();
  const { id, value, error, change, blur } = useFormField<string>('duration');
  return (
    <FieldFrame id={id} label={text('fields.days')} error={error} hint={error ? undefined : durationText(value)}>
      {({ describedBy, invalid }) => (
        <input
          id={id}
          name="duration"
          type="number"
          min={1}
          max={DAYS_MAX}
          step={1}
          inputMode="numeric"
          required
          value={daysOf(value)}
          onChange={(event) => change(durationOf(event.target.value))}
          onBlur={blur}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field"
        />
      )}
    </FieldFrame>
  );
}

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
  const validate = useRules(NEW_TRAVEL_RULES, text, TRAVEL_WORDING);
  usePage({ title: text('pages.addTravel'), page: 'travel', microPage: 'add-travel' });
  const showResult = (title: string, lines: string[]) => {
    setProblem({ title, lines });
    setProblemOpen(true);
  };
  const [save, saving] = useOnceAtATime(async (values: TravelValues, form: FormikHelpers<TravelValues>) => {
    const { mainImage } = values;
    if (created) return;
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
      else showResult(text('addPage.failed'), [await failureText(failure)]);
    }
  });
  const open = useCallback(() => created && void navigate(travelDetailPath(created), { replace: true }), [created, navigate]);
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <header>
        <Link to={PATHS.travels} className="link inline-flex min-h-6 items-center gap-2 text-sm">
          <ArrowLeftIcon className="size-4" /> {text('toList')}
        </Link>
        <h1 className="heading-3 mt-3 text-3xl">{text('pages.addTravel')}</h1>
        <p className="mt-1.5 max-w-xl text-sm text-ink/75">{text('addPage.lead')}</p>
      </header>
      <Formik initialValues={NEW_TRAVEL} validate={validate} onSubmit={save}>
        {({ dirty }) => (
          <>
            <UnsavedGuard when={dirty && created === undefined} />
            <AddForm
              busy={saving || created !== undefined}
              onRefused={(lines) => showResult(text('addPage.invalid'), lines)}
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
      <SuccessDialog open={created !== undefined} onClose={open} title={text('success')}>
        {text('addPage.created')}
      </SuccessDialog>
    </main>
  );
}

interface AddFormProps {
  busy: boolean;
  onRefused: (messages: string[]) => void;
  ready: boolean;
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
      <section aria-label={text('texts')} className="rounded-panel bg-white p-5 pt-2 md:p-7 md:pt-3">
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
            <FactFields />
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
