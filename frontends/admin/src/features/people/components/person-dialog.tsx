import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import { personEdit } from '@reefdesk/contracts/people/requests';
import { conflictOf, type Rules, useOnceAtATime, useRules } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from '../../../lists/edit-dialog.tsx';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { useWithSession } from '../../../session/session-recovery.tsx';
import { useChangePersonMutation } from '../people.api.ts';
import { languagesFault, type RightsValues, rightsOf } from '../rights-values.ts';
import { RightsFields } from './rights-fields.tsx';

const RULES: Rules<RightsValues> = { schema: personEdit, request: rightsOf, also: languagesFault };

export interface PersonDialogProps {
  person: PersonView;
  onClose: () => void;
  onSaved: () => void;
  /** Absent where the second step cannot be removed. */
  onRemoveTwoStep?: (() => void) | undefined;
}

/** Edits the position of a team member, and a translator's languages (PPL-06). After an edit conflict, it shows the stored values. */
export function PersonDialog({ person, onClose, onSaved, onRemoveTwoStep }: PersonDialogProps) {
  const text = useText('people');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangePersonMutation();
  const [seen, setSeen] = useState(person);
  const [fault, setFault] = useState('');
  const validate = useRules(RULES, text);
  const [save, busy] = useOnceAtATime(async (values: RightsValues) => {
    setFault('');
    try {
      await withSession(() => change({ id: seen.user_id, version: seen.version, body: rightsOf(values) }).unwrap());
      onSaved();
    } catch (failure) {
      const theirs = conflictOf<PersonView>(failure);
      if (theirs) setSeen(theirs);
      setFault(theirs ? text('errors.changedMeanwhile') : await failureOr(failure, text('errors.save')));
    }
  });
  const { position, languages = [] } = seen;
  return (
    <Formik<RightsValues> initialValues={{ position, languages }} validate={validate} onSubmit={save} enableReinitialize>
      {({ dirty }) => (
        <EditDialog title={text('edit.title', { name: person.fullname })} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <p className="text-sm text-ink/75 wrap-anywhere">{person.email}</p>
              <SaveFault message={fault} />
              <RightsFields />
              <p className="text-sm text-ink/75">{text('edit.when')}</p>
              {onRemoveTwoStep && (
                <Button variant="outline" size="small" onClick={onRemoveTwoStep} className="justify-self-start">
                  {text('edit.removeTwoStep')}
                </Button>
              )}
              <EditDialogFooter cancel={cancel} busy={busy} />
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
