import { LIMITS } from '@reefdesk/contracts/limits';
import type { WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import { webhookEdit } from '@reefdesk/contracts/webhook/requests';
import { type Rules, SaveButton, statusOf, TextField, useOnceAtATime, useRules } from '@reefdesk/forms';
import { isApiFailure, useText } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { SaveError } from '../../shared/lists/edit-dialog.tsx';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useSaveWebhookMutation } from './webhook.api.ts';

interface Values {
  url: string;
}

const RULES: Rules<Values> = { schema: webhookEdit, request: ({ url }) => ({ url: url.trim() }) };

export interface AddressFormProps {
  webhook: WebhookView | null;
  /** Called with undefined after an edit conflict, so that the page reloads the webhook. */
  onSaved: (saved: WebhookView | undefined) => void;
}

export function AddressForm({ webhook, onSaved }: AddressFormProps) {
  const text = useText('webhook');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [save] = useSaveWebhookMutation();
  const [error, setError] = useState('');
  const validate = useRules(RULES, text);
  const [send, busy] = useOnceAtATime(async ({ url }: Values, { setStatus }: FormikHelpers<Values>) => {
    setError('');
    setStatus(undefined);
    try {
      onSaved(await withSession(() => save({ version: webhook?.version ?? null, body: { url: url.trim() } }).unwrap()));
    } catch (failure) {
      setStatus(statusOf(failure));
      if (!isApiFailure(failure) || !failure.fields) setError(await failureOr(failure, text('errors.save')));
      if (isApiFailure(failure) && failure.status === 409) onSaved(undefined);
    }
  });
  return (
    <Formik<Values> enableReinitialize initialValues={{ url: webhook?.url ?? '' }} validate={validate} onSubmit={send}>
      <Form noValidate className="grid gap-4">
        <SaveError message={error} />
        <TextField name="url" label={text('address')} hint={text('addressHint')} maxLength={LIMITS.webhookUrlMaxLength} />
        <div>
          <SaveButton busy={busy}>{text(webhook ? 'save' : 'begin')}</SaveButton>
        </div>
      </Form>
    </Formik>
  );
}
