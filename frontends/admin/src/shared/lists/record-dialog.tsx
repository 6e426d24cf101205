import { ConflictDialog, type ConflictLabels, conflictFields, useSave } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { EditDialog, EditDialogFooter, SaveError } from './edit-dialog.tsx';

export interface RecordDialogProps<Values, Stored> {
  title: string;
  wide?: boolean;
  /** Record at the time when the dialog opened; null adds one. */
  stored: Stored | null;
  initial: Values;
  validate: (values: Values) => FormikErrors<Values>;
  /** Called before each save. False stops it, and the caller shows the reason. */
  accept?: (values: Values) => boolean;
  /** Saves the values over the version `onto`, which is null for a new record. */
  send: (values: Values, onto: Stored | null) => Promise<Stored>;
  failureText: (failure: unknown) => Promise<string>;
  /** Comparison of two versions in an edit conflict; null for records that are only added. */
  versions: { valuesOf: (stored: Stored) => Values; labels: ConflictLabels<Values> } | null;
  /** Maps a field path of the request to the form path, where they differ. */
  placeOf?: (path: string) => string;
  onClose: () => void;
  onSaved: (saved: Stored) => void;
  onRemove?: (() => void) | undefined;
  saveLabel?: (values: Values) => string;
  children: ReactNode;
  /** Content that stays enabled during a save. */
  below?: ReactNode;
}

/** Adds or edits one record. In an edit conflict, the user chooses between both versions. */
export function RecordDialog<Values extends FormikValues, Stored>(props: RecordDialogProps<Values, Stored>) {
  const { title, wide, stored, validate, accept = () => true, send, failureText, versions, placeOf } = props;
  const { onClose, onSaved, onRemove, saveLabel, children, below } = props;
  const text = useText('lists');
  const [initial] = useState(props.initial);
  const [error, setError] = useState('');
  const { save, busy, conflict } = useSave<Values, Stored>({
    stored,
    send: (values, onto) => {
      setError('');
      return send(values, onto);
    },
    onSaved,
    onFailed: async (failure) => setError(await failureText(failure)),
    conflict: versions ? { fields: conflictFields<Values>(versions.labels), valuesOf: versions.valuesOf } : undefined,
    placeOf,
  });
  return (
    <Formik<Values>
      initialValues={initial}
      validate={validate}
      onSubmit={(values, form) => (accept(values) ? save(values, form) : undefined)}
    >
      {({ values, dirty }) => (
        <EditDialog title={title} wide={wide} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <FormFields resting={busy}>{children}</FormFields>
              <SaveError message={error} />
              {below}
              <EditDialogFooter cancel={cancel} busy={busy} save={saveLabel?.(values)}>
                {onRemove && (
                  <Button variant="ghost" className="mr-auto text-coral-dark" onClick={onRemove} disabled={busy}>
                    {text('delete')}
                  </Button>
                )}
              </EditDialogFooter>
              {conflict && <ConflictDialog {...conflict} />}
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
