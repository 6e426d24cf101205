import { statusOf } from '@reefdesk/forms';
import {
  type ApiFailure,
  api,
  errorText,
  isApiFailure,
  mutation,
  sessionStarted,
  useAppDispatch,
  useLanguage,
  useLanguageChoice,
  useText,
} from '@reefdesk/web-kit';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { SignUpValues } from './sign-up-rules.ts';

const signUpApi = api.injectEndpoints({ endpoints: (build) => ({ register: mutation(build, 'POST /api/register') }) });

const { useRegisterMutation } = signUpApi;

/** Makes the account, whoever else may have one at this address. Who is signed in then stands in the store. */
export function useSignUp() {
  const text = useText('sign-up');
  const language = useLanguage();
  const [code] = useLanguageChoice();
  const dispatch = useAppDispatch();
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
      const person = { ...values, fullname: values.fullname.trim(), email: values.email.trim() };
      dispatch(sessionStarted(await register({ body: { ...person, language: code } }).unwrap()));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      await explain(failure, form);
    }
  };
  return { signUp, refusal };
}
