import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { statusOf } from '@reefdesk/forms';
import { type ApiFailure, errorText, isApiFailure, useLanguage, useLanguageChoice, useText } from '@reefdesk/web-kit';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useRegisterMutation } from '../sign-up.api.ts';
import type { SignUpValues } from '../sign-up-rules.ts';

/** Asks for the account; `onSent` when the request is taken, whoever has the address. */
export function useSignUp(onSent: (person: Registration) => void) {
  const text = useText('sign-up');
  const language = useLanguage();
  const [code] = useLanguageChoice();
  const [register] = useRegisterMutation();
  /** What the server said that belongs to no field. */
  const [refusal, setRefusal] = useState<string>();

  const explain = async (failure: ApiFailure, form: FormikHelpers<SignUpValues>) => {
    const status = statusOf(failure);
    form.setStatus(status);
    const message = failure.status === 0 ? text('errors.offline') : await errorText(failure, language);
    setRefusal(status ? undefined : message);
  };

  const signUp = async (values: SignUpValues, form: FormikHelpers<SignUpValues>) => {
    setRefusal(undefined);
    form.setStatus(undefined);
    try {
      const person = { ...values, fullname: values.fullname.trim(), email: values.email.trim(), language: code };
      await register(person).unwrap();
      onSent(person);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      await explain(failure, form);
    }
  };
  return { signUp, refusal };
}
