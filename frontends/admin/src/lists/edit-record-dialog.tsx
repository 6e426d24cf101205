import { ConflictDialog, type ConflictField, useSave } from '@reefdesk/forms';
import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from './edit-dialog.tsx';

export interface EditRecordDialogProps<Values, Stored> {
  title: string;
  /** As it was when the dialog opened. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  validate: (values: Values) => FormikErrors<Values>;
  /** Sends the values, made from `onto`, and answers what is stored then. */
  send: (values: Values, onto: Stored) => Promise<Stored>;
  failureText: (failure: unknown) => Promise<string>;
  /** What two people may have changed at once. */
  fields: readonly ConflictField[];
  onClose: () => void;
  onSaved: () => void;
  /** What the form is about. */
  head?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** The edit dialog of something that is there; two people who change it at once choose. */
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
