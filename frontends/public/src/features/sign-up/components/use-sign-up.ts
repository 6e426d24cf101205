import {
  type ApiFailure,
  errorText,
  isApiFailure,
  sessionStarted,
  useAppDispatch,
  useLanguage,
  useLanguageChoice,
  useText,
} from '@reefdesk/web-kit';
import { useState } from 'react';
import { useRegisterMutation } from '../sign-up.api.ts';
import { SIGN_UP_FIELDS, type SignUpField, type SignUpValues } from '../sign-up-rules.ts';

/** What the server said about an attempt; a field's words hold for the value it had then. */
export interface Refusal {
  values: SignUpValues;
  fields: Partial<Record<SignUpField, string>>;
  /** The address has an account: the way in is another one. */
  taken: boolean;
  /** What belongs to no field. */
  message: string | undefined;
}

/** Makes the account. Who is signed in then stands in the store. */
export function useSignUp() {
  const text = useText('sign-up');
  const language = useLanguage();
  const [code] = useLanguageChoice();
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const [refusal, setRefusal] = useState<Refusal>();

  const explain = async (failure: ApiFailure, values: SignUpValues): Promise<Refusal> => {
    if (failure.code === 'email_taken') return { values, fields: { email: text('errors.taken') }, taken: true, message: undefined };
    const refused = SIGN_UP_FIELDS.filter((field) => failure.fields?.[field] !== undefined);
    // The server's own words are English.
    const words = (field: SignUpField) => (language === 'en' ? (failure.fields?.[field] ?? '') : text(`errors.${field}`));
    const fields = Object.fromEntries(refused.map((field) => [field, words(field)]));
    const message = failure.status === 0 ? text('errors.offline') : await errorText(failure, language);
    return { values, fields, taken: false, message: refused.length > 0 ? undefined : message };
  };

  const signUp = async (values: SignUpValues) => {
    setRefusal(undefined);
    try {
      const person = { ...values, fullname: values.fullname.trim(), email: values.email.trim() };
      dispatch(sessionStarted(await register({ ...person, language: code }).unwrap()));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setRefusal(await explain(failure, values));
    }
  };
  return { signUp, refusal };
}
