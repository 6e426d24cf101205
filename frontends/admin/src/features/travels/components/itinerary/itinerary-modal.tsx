import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { isHidden } from '@reefdesk/contracts/travels/requests';
import { ConflictDialog, DiscardDialog, FormGuide, SaveButton, SaveNote, TextField } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { FormFields } from '@reefdesk/ui/form-fields';
import { Modal, useText } from '@reefdesk/web-kit';
import { Form, FormikProvider } from 'formik';
import { Fragment, useEffect, useState } from 'react';
import { daysOf } from '../../travel-values.ts';
import type { TravelEditorState } from '../../use-travel-editor.ts';
import { CategoryField, DayField, DestinationField, TimeField } from './item-fields.tsx';
import { ItemPictureField } from './item-picture-field.tsx';
import { type OpenedItem, useItemForm } from './use-item-form.ts';

export interface ItineraryModalProps extends OpenedItem {
  editor: TravelEditorState;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

export function ItineraryModal({ editor, item, place, onClose, onDirty }: ItineraryModalProps) {
  const text = useText('travels');
  const { form, saving, failure, dismiss, isNew, isGone, share, stopUpload } = useItemForm(editor, { item, place }, onClose);
  const [asking, setAsking] = useState(false);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const close = () => {
    if (saving) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <Modal open onClose={close} title={text(isNew ? 'itinerary.addTitle' : 'itinerary.editTitle')} className="sm:max-w-2xl">
      <FormikProvider value={form}>
        <Form noValidate className="grid gap-5 p-6">
          <FormGuide />
          {isGone && <p className="rounded-field bg-sun/30 p-3 text-sm">{text('itinerary.gone')}</p>}
          <FormFields resting={saving}>
            <CategoryField />
            <div className="grid gap-5 sm:grid-cols-2">
              {form.values.category === 'destination' && <DestinationField item={item} />}
              <DayField days={Number(daysOf(editor.travel.duration)) || 1} />
              <TimeField />
            </div>
            {LANGUAGES.map((language) => (
              <Fragment key={language}>
                <TextField
                  name={`titles.${language}`}
                  label={text('itinerary.ownTitle', { language: language.toUpperCase() })}
                  hint={text('itinerary.titleHint')}
                  optional
                  language={language}
                  maxLength={LIMITS.nameMaxLength}
                />
                <TextField
                  name={`comments.${language}`}
                  label={text('itinerary.comment', { language: language.toUpperCase() })}
                  language={language}
                  optional={isHidden(editor.travel.status) && 'unsaid'}
                  maxLength={LIMITS.commentMaxLength}
                  rows={3}
                />
              </Fragment>
            ))}
            <ItemPictureField item={item} />
          </FormFields>
          {share !== null && form.values.image && <UploadProgress name={form.values.image.name} share={share} onCancel={stopUpload} />}
          <SaveNote failure={failure} onDismiss={dismiss} />
          <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-col-reverse gap-3 border-t border-ink/10 bg-white px-6 py-4 sm:flex-row sm:justify-end">
            <Button variant="outline" disabled={saving} onClick={close}>
              {text('cancel')}
            </Button>
            <SaveButton busy={saving}>{text(isNew ? 'itinerary.add' : 'saveChanges')}</SaveButton>
          </div>
        </Form>
      </FormikProvider>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
      {editor.conflict && <ConflictDialog rows={editor.conflict.rows} onChoose={editor.conflict.choose} onCancel={editor.closeConflict} />}
    </Modal>
  );
}
