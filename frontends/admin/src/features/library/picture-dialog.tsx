import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { FormGuide, LanguageTabs, TextField, TickField, useLanguageMarks, useRules } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { FocalPoint } from './focal-point.tsx';
import { useChangeLibraryImageMutation } from './library.api.ts';
import { usePictureFacts } from './picture-facts.ts';
import { PictureUses } from './picture-uses.tsx';
import { changeOf, PICTURE_RULES, type PictureValues, usePictureLabels, valuesOf } from './picture-values.ts';

export interface PictureDialogProps {
  image: LibraryImageView;
  onClose: () => void;
  onSaved: () => void;
  onRemove: () => void;
  onReplace: () => void;
}

export function PictureDialog({ image, onClose, onSaved, onRemove, onReplace }: PictureDialogProps) {
  const text = useText('library');
  const facts = usePictureFacts();
  const failureOr = useFailureOr();
  const withSession = useWithSession();
  const [change] = useChangeLibraryImageMutation();
  const [language, setLanguage] = useState(useLanguage());
  const validate = useRules(PICTURE_RULES, text);
  const labels = usePictureLabels();
  return (
    <RecordDialog<PictureValues, LibraryImageView>
      wide
      title={facts.nameOf(image)}
      stored={image}
      initial={valuesOf(image)}
      validate={validate}
      send={(values, onto) => {
        const { image_id: id, version } = onto ?? image;
        return withSession(() => change({ id, version, body: changeOf(values) }).unwrap());
      }}
      failureText={(failure) => failureOr(failure, text('errors.save'))}
      versions={{ valuesOf, labels }}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormGuide language={language} onLanguage={setLanguage} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid min-w-0 gap-7">
          <FocalPoint image={image} />
          <AlternativeText language={language} onLanguage={setLanguage} />
        </div>
        <aside className="grid min-w-0 content-start gap-6">
          <PictureFacts image={image} />
          <PictureUses uses={image.uses} />
          {image.uses.length > 0 ? (
            <PictureButton onClick={onReplace}>{text('replace.button')}</PictureButton>
          ) : (
            <PictureButton onClick={onRemove} className="text-coral-dark">
              {text('remove.button')}
            </PictureButton>
          )}
        </aside>
      </div>
    </RecordDialog>
  );
}

/** Button that is disabled while there are unsaved changes, because the click closes the dialog. */
function PictureButton({ onClick, className = '', children }: { onClick: () => void; className?: string; children: string }) {
  const { dirty } = useFormikContext();
  return (
    <Button
      variant="outline"
      size="small"
      className={classNames('min-h-11 justify-self-start', className)}
      onClick={onClick}
      disabled={dirty}
    >
      {children}
    </Button>
  );
}

/** Dimensions, file size, date and uploader (LIB-01). */
function PictureFacts({ image }: { image: LibraryImageView }) {
  const text = useText('library');
  const facts = usePictureFacts();
  const rows = [
    { key: 'pixels', value: facts.pixelsOf(image) },
    { key: 'size', value: `${facts.sizeOf(image)} (${image.type.toUpperCase()})` },
    { key: 'date', value: facts.dateOf(image) },
    { key: 'uploader', value: facts.uploaderOf(image) },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-foam p-4 text-sm">
      {rows.map(({ key, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-ink/75">{text(`facts.${key}`)}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AlternativeTextProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Alternative text by language, or the mark for a decorative picture (LIB-03). */
function AlternativeText({ language, onLanguage }: AlternativeTextProps) {
  const text = useText('library');
  const { values } = useFormikContext<PictureValues>();
  const marks = useLanguageMarks(['alt']);
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">{text('alt.title')}</legend>
      <p className="mt-1 mb-3 text-sm text-ink/75">{text('alt.lead')}</p>
      {!values.decorative && (
        <LanguageTabs value={language} onChange={onLanguage} marks={marks}>
          {(shown) => (
            <TextField
              name={`alt.${shown}`}
              label={text('alt.label')}
              hint={text('alt.left', { count: LIMITS.alternativeTextMaxLength - values.alt[shown].length })}
              language={shown}
              rows={2}
              optional="unsaid"
              maxLength={LIMITS.alternativeTextMaxLength}
            />
          )}
        </LanguageTabs>
      )}
      <div className="mt-3 text-sm">
        <TickField name="decorative" label={text('alt.decorativeHint')} />
      </div>
    </fieldset>
  );
}
