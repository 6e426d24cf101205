import type { TestimonialPhotoView, TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { conflictFields, useRules, useSave } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { TestimonialForm } from './testimonial-form.tsx';
import { NEW_TESTIMONIAL, type PhotoDraft, type TestimonialValues, testimonialRules, valuesOf } from './testimonial-values.ts';
import { useTestimonialLabels } from './use-testimonial-labels.ts';
import { useTestimonialSave } from './use-testimonial-save.ts';

export interface TestimonialDialogProps {
  testimonial: TestimonialView | null;
  onClose: () => void;
  onSaved: (message: string) => void;
}

export function TestimonialDialog({ testimonial, onClose, onSaved }: TestimonialDialogProps) {
  const text = useText('testimonials');
  const failureOr = useFailureOr();
  const saving = useTestimonialSave(testimonial);
  const [initial] = useState(() => (testimonial ? valuesOf(testimonial) : NEW_TESTIMONIAL));
  const [error, setError] = useState('');
  const labels = useTestimonialLabels();
  const hasProfile = Boolean(saving.stored()?.profile_image);
  const rules = useMemo(() => testimonialRules(hasProfile), [hasProfile]);
  const validate = useRules(rules, text);
  const now = useRef<FormikProps<TestimonialValues>>(null);

  const { save, busy, conflict } = useSave<TestimonialValues, TestimonialView>({
    stored: testimonial,
    send: saving.save,
    onSaved: (saved, form, { drafts }) => {
      const left = saving.unsent(drafts);
      if (left.length === 0) return onSaved(text(testimonial ? 'updated' : 'added'));
      form.resetForm({ values: { ...valuesOf(saved), drafts: left } });
      setError(text('errors.photosLeft', { count: left.length }));
    },
    onFailed: async (failure) => setError(await failureOr(failure, text(testimonial ? 'errors.update' : 'errors.add'))),
    conflict: {
      fields: conflictFields<TestimonialValues>(labels),
      valuesOf,
      complete: (chosen, mine, theirs) => ({ ...chosen, kept: keptOf(theirs, saving.stored(), mine), drafts: mine.drafts }),
    },
  });
  const submit = (values: TestimonialValues, form: FormikHelpers<TestimonialValues>) => {
    setError('');
    return save(values, form);
  };
  /** Sends only that photo; other changes are neither saved nor discarded, not even those made during the upload. */
  const retry = async (draft: PhotoDraft) => {
    const before = saving.stored()?.photos ?? [];
    const saved = (await saving.retry(draft)) ? saving.stored() : null;
    const form = now.current;
    if (!saved || !form) return;
    const { values, touched, status, submitCount } = form;
    const drafts = values.drafts.filter(({ key }) => key !== draft.key);
    if (drafts.length === 0) setError('');
    form.resetForm({ values: { ...valuesOf(saved), drafts }, submitCount });
    void form.setValues({ ...values, kept: [...values.kept, ...without(saved.photos, before)], drafts }, false);
    void form.setTouched(touched, false);
    form.setStatus(status);
  };
  return (
    <Formik<TestimonialValues> innerRef={now} initialValues={initial} validate={validate} onSubmit={submit}>
      <TestimonialForm
        stored={saving.stored()}
        isNew={testimonial === null}
        busy={busy}
        saveError={error}
        saving={saving}
        onRetry={retry}
        onClose={onClose}
        conflict={conflict}
      />
    </Formik>
  );
}

/** Returns the current photos without those that the user removed. */
function keptOf(theirs: TestimonialView, seen: TestimonialView | null, { kept }: TestimonialValues) {
  return without(theirs.photos, without(seen?.photos ?? [], kept));
}

function without(photos: readonly TestimonialPhotoView[], others: readonly TestimonialPhotoView[]): TestimonialPhotoView[] {
  return photos.filter((photo) => !others.some(({ id }) => id === photo.id));
}
