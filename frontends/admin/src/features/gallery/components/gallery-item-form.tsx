import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { ConflictDialog, type ConflictDialogProps, FormGuide, LanguageTabs, TextField, useLanguageMarks } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from '../../../lists/edit-dialog.tsx';
import type { GalleryValues } from '../gallery-values.ts';
import { GalleryPictureField } from './gallery-picture-field.tsx';

export interface GalleryItemFormProps {
  item: GalleryItemView | null;
  busy: boolean;
  /** Error of the last save, or an empty string. */
  fault: string;
  /** Progress of the running upload, from 0 to 1, or null. */
  share: number | null;
  onCancelUpload: () => void;
  onClose: () => void;
  conflict: ConflictDialogProps | undefined;
  children?: ReactNode;
}

const TEXTS = ['titles', 'descriptions'];

export function GalleryItemForm(props: GalleryItemFormProps) {
  const { item, busy, fault, share, onCancelUpload, onClose, conflict, children } = props;
  const text = useText('gallery');
  const { values, dirty } = useFormikContext<GalleryValues>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const marks = useLanguageMarks(TEXTS);
  return (
    <EditDialog title={text(item ? 'edit' : 'add')} dirty={dirty} busy={busy} onClose={onClose}>
      {(cancel) => (
        <Form noValidate className="grid gap-5 p-6">
          <FormGuide language={language} onLanguage={setLanguage} />
          <FormFields resting={busy}>
            <GalleryPictureField item={item} />
            <LanguageTabs value={language} onChange={setLanguage} marks={marks}>
              {(shown) => (
                <div className="grid gap-4">
                  <TextField
                    name={`titles.${shown}`}
                    label={text('fields.titles')}
                    language={shown}
                    optional={shown !== 'en'}
                    maxLength={LIMITS.nameMaxLength}
                  />
                  <TextField
                    name={`descriptions.${shown}`}
                    label={text('fields.descriptions')}
                    language={shown}
                    rows={3}
                    optional
                    maxLength={LIMITS.descriptionMaxLength}
                  />
                </div>
              )}
            </LanguageTabs>
          </FormFields>
          <SaveFault message={fault} />
          {share !== null && values.image && <UploadProgress name={values.image.name} share={share} onCancel={onCancelUpload} />}
          <EditDialogFooter cancel={cancel} busy={busy} />
          {children}
          {conflict && <ConflictDialog {...conflict} />}
        </Form>
      )}
    </EditDialog>
  );
}
