import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { ConflictDialog, FormGuide, useRules, useSave } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from '../../../lists/edit-dialog.tsx';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { useWithSession } from '../../../session/session-recovery.tsx';
import { useChangeLibraryImageMutation } from '../library.api.ts';
import { usePictureFacts } from '../picture-facts.ts';
import { changeOf, PICTURE_RULES, type PictureValues, usePictureConflicts, valuesOf } from '../picture-values.ts';
import { AlternativeText } from './alternative-text.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PictureFacts } from './picture-facts-list.tsx';
import { PictureUses } from './picture-uses.tsx';

export interface PictureDialogProps {
  image: LibraryImageView;
  onClose: () => void;
  onSaved: () => void;
  onRemove: () => void;
  onReplace: () => void;
}

/** Details, focal point and alternative texts of one picture. Mount it when it opens. */
export function PictureDialog({ image, onClose, onSaved, onRemove, onReplace }: PictureDialogProps) {
  const text = useText('library');
  const facts = usePictureFacts();
  const failureOr = useFailureOr();
  const withSession = useWithSession();
  const [change] = useChangeLibraryImageMutation();
  const [initial] = useState(() => valuesOf(image));
  const [fault, setFault] = useState('');
  const [language, setLanguage] = useState(useLanguage());
  const validate = useRules(PICTURE_RULES, text);
  const fields = usePictureConflicts();
  const { save, busy, conflict } = useSave<PictureValues, LibraryImageView>({
    stored: image,
    send: (values, onto) => {
      setFault('');
      const { image_id: id, version } = onto ?? image;
      return withSession(() => change({ id, version, body: changeOf(values) }).unwrap());
    },
    onSaved,
    onFailed: async (failure) => setFault(await failureOr(failure, text('errors.save'))),
    conflict: { fields, valuesOf },
  });
  return (
    <Formik<PictureValues> initialValues={initial} validate={validate} onSubmit={(values, form) => save(values, form)}>
      {({ dirty }) => (
        <EditDialog wide title={facts.nameOf(image)} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-6 p-6">
              <FormGuide language={language} onLanguage={setLanguage} />
              <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
                <FormFields resting={busy}>
                  <div className="grid min-w-0 gap-7">
                    <FocalPoint image={image} />
                    <AlternativeText language={language} onLanguage={setLanguage} />
                  </div>
                </FormFields>
                <aside className="grid min-w-0 content-start gap-6">
                  <PictureFacts image={image} />
                  <PictureUses uses={image.uses} />
                  {image.uses.length > 0 && (
                    <Button
                      variant="outline"
                      size="small"
                      className="min-h-11 justify-self-start"
                      onClick={onReplace}
                      disabled={dirty || busy}
                    >
                      {text('replace.button')}
                    </Button>
                  )}
                  {image.uses.length === 0 && (
                    <Button
                      variant="outline"
                      size="small"
                      className="min-h-11 justify-self-start text-coral-dark"
                      onClick={onRemove}
                      disabled={dirty || busy}
                    >
                      {text('remove.button')}
                    </Button>
                  )}
                </aside>
              </div>
              <SaveFault message={fault} />
              <EditDialogFooter cancel={cancel} busy={busy} />
              {conflict && <ConflictDialog {...conflict} />}
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
