import { ConflictDialog, type ConflictField, useSave } from '@reefdesk/forms';
import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from './edit-dialog.tsx';

export interface EditRecordDialogProps<Values, Stored> {
  title: string;
  /** The record as it was when the dialog opened. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  validate: (values: Values) => FormikErrors<Values>;
  /** Saves the values over the version `onto` and returns the stored record. */
  send: (values: Values, onto: Stored) => Promise<Stored>;
  failureText: (failure: unknown) => Promise<string>;
  /** Fields that are compared in a conflict. */
  fields: readonly ConflictField[];
  onClose: () => void;
  onSaved: () => void;
  /** Content above the fields. */
  head?: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
}

/** Edit dialog of an existing record. In an edit conflict the user chooses between both versions. */
export function EditRecordDialog<Values extends FormikValues, Stored>(props: EditRecordDialogProps<Values, Stored>) {
  const { title, stored, valuesOf, validate, send, failureText, fields, onClose, onSaved, head, children } = props;
  const [fault, setFault] = useState('');
  const { save, busy, conflict } = useSave<Values, Stored>({
    stored,
    send: (values, onto) => {
      setFault('');
      return send(values, onto ?? stored);
    },
    onSaved,
    onFailed: async (failure) => setFault(await failureText(failure)),
    conflict: { fields, valuesOf },
  });
  return (
    <Formik<Values> initialValues={valuesOf(stored)} validate={validate} onSubmit={(values, form) => save(values, form)}>
      {({ dirty }) => (
        <EditDialog title={title} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              {head}
              <SaveFault message={fault} />
              {children}
              <EditDialogFooter cancel={cancel} busy={busy} />
              {conflict && <ConflictDialog {...conflict} />}
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
