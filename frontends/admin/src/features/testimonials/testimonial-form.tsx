import type { Language } from '@reefdesk/contracts/languages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { ConflictDialog, type ConflictDialogProps, FormGuide } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useNavigate, useText } from '@reefdesk/web-kit';
import { Form, useFormikContext } from 'formik';
import { useState } from 'react';
import { draftPath } from '../../paths.ts';
import { Timeline } from '../../shared/audit/timeline.tsx';
import { DraftButton } from '../../shared/drafts/draft-button.tsx';
import { EditDialog, EditDialogFooter, SaveError } from '../../shared/lists/edit-dialog.tsx';
import { PictureTexts } from '../../shared/pictures/picture-texts.tsx';
import { PhotosField } from './photos-field.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { canBeSaved, type PhotoDraft, type TestimonialValues } from './testimonial-values.ts';
import { PROFILE, type TestimonialSave } from './use-testimonial-save.ts';

export interface TestimonialFormProps {
  stored: TestimonialView | null;
  isNew: boolean;
  busy: boolean;
  saveError: string;
  saving: TestimonialSave;
  onRetry: (draft: PhotoDraft) => Promise<void>;
  onClose: () => void;
  conflict: ConflictDialogProps | undefined;
}

export function TestimonialForm(props: TestimonialFormProps) {
  const { stored, isNew, busy, saveError, saving, onRetry, onClose, conflict } = props;
  const text = useText('testimonials');
  const { values, dirty } = useFormikContext<TestimonialValues>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const working = busy || saving.sending !== undefined;
  const savable = canBeSaved(values);
  const navigate = useNavigate();
  const isDirty = dirty || values.drafts.length > 0;
  const openDraft = (id: string) => {
    onClose();
    void navigate(draftPath('testimonials', id));
  };
  return (
    <EditDialog title={text(isNew ? 'add' : 'edit')} dirty={isDirty} busy={working} onClose={onClose}>
      {(cancel) => (
        <Form noValidate className="grid gap-6 p-6">
          <FormGuide language={language} onLanguage={setLanguage} />
          <FormFields resting={busy}>
            {stored && (
              <DraftButton
                kind="testimonials"
                id={stored.testimonial_id}
                disabled={isDirty}
                onOpen={() => openDraft(stored.testimonial_id)}
              />
            )}
            <TestimonialFields stored={stored} language={language} onLanguage={setLanguage} />
          </FormFields>
          <PhotosField saving={saving} disabled={working} canRetry={stored !== null} onRetry={onRetry} />
          <SaveError message={saveError} />
          {saving.sending === PROFILE && values.profile && saving.share !== null && (
            <UploadProgress name={values.profile.name} share={saving.share} onCancel={saving.cancel} />
          )}
          {stored && <PictureTexts kind="testimonials" record={stored} />}
          {stored && <Timeline kind="testimonials" record={stored.testimonial_id} />}
          <EditDialogFooter cancel={cancel} busy={working} savable={savable}>
            {!savable && <p className="mr-auto max-w-sm text-xs text-ink/70">{text('needed')}</p>}
          </EditDialogFooter>
          {conflict && <ConflictDialog {...conflict} />}
        </Form>
      )}
    </EditDialog>
  );
}
