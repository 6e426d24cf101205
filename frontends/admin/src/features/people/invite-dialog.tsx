import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode, toLanguage, toLanguageCode } from '@reefdesk/contracts/languages';
import { invitation } from '@reefdesk/contracts/people/requests';
import { type Rules, SelectField, TextField, useOnceAtATime, useRules, type Wording } from '@reefdesk/forms';
import { isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { EditDialog, EditDialogFooter, SaveError } from '../../shared/lists/edit-dialog.tsx';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useInviteMutation } from './people.api.ts';
import { languagesError, RightsFields, type RightsValues, rightsOf } from './rights-fields.tsx';

interface Values extends RightsValues {
  email: string;
  language: LanguageCode;
}

const request = ({ email, language, ...rights }: Values) => ({ email: email.trim(), language, ...rightsOf(rights) });
const RULES: Rules<Values> = { schema: invitation, request, also: languagesError };
const WORDING: Wording = { 'email required': 'errors.emailMissing', email: 'errors.email' };

export interface InviteDialogProps {
  onClose: () => void;
  /** Called once the invitation email has been queued for this address. */
  onInvited: (email: string) => void;
}

/** Invites a new team member: email address, language and position (PPL-06). */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const text = useText('people');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [invite] = useInviteMutation();
  const [error, setError] = useState('');
  const validate = useRules(RULES, text, WORDING);
  const initial: Values = { email: '', position: 'editor', languages: [], language: toLanguageCode(useLanguage()) };
  const [send, busy] = useOnceAtATime(async (values: Values, { setFieldError }: FormikHelpers<Values>) => {
    setError('');
    try {
      const invited = await withSession(() => invite({ body: request(values) }).unwrap());
      onInvited(invited.email);
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'email_taken') setFieldError('email', text('errors.taken'));
      else setError(await failureOr(failure, text('errors.invite')));
    }
  });
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={send}>
      {({ dirty }) => (
        <EditDialog title={text('invite.title')} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <p className="text-sm text-ink/75">{text('invite.lead')}</p>
              <SaveError message={error} />
              <TextField name="email" type="email" label={text('fields.email')} autoComplete="off" />
              <RightsFields />
              <SelectField
                name="language"
                label={text('fields.letterLanguage')}
                options={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[toLanguage(value)] }))}
              />
              <EditDialogFooter cancel={cancel} busy={busy} save={text('invite.send')} />
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
