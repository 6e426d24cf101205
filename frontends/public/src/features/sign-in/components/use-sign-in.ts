import type { UserView } from '@reefdesk/contracts/users';
import { type SignInProblem, type SignInValues, signInProblem, useOidcReturn } from '@reefdesk/forms/account';
import {
  type ApiFailure,
  asksForSecondStep,
  errorText,
  login,
  runtimeConfig,
  sessionStarted,
  useAppDispatch,
  useLanguage,
  useText,
} from '@reefdesk/web-kit';
import { useCallback, useState } from 'react';

/** CONST-28. */
const WARNING_MS = 2000;
const ERROR_MS = 3000;

/** What `failureOf` says for an answer without words. */
const WORDLESS = 'Something went wrong!';

export interface Notice {
  tone: 'warning' | 'error';
  title: string;
  text: string;
  /** Where it does not wait for the reader. */
  autoCloseAfter?: number;
}

/** Checks, asks the server, and says in a popup what went wrong. Who is signed in then stands in the store. */
export function useSignIn() {
  const text = useText('sign-in');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [notice, setNotice] = useState<Notice>();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  /** What the second step goes by, between the two. */
  const [challenge, setChallenge] = useState<string>();

  const show = (next: Notice) => {
    setNotice(next);
    setOpen(true);
  };
  const warn = (problem: SignInProblem) =>
    show({ tone: 'warning', title: text(`popups.${problem}.title`), text: text(`popups.${problem}.text`), autoCloseAfter: WARNING_MS });
  const reasonOf = async (failure: ApiFailure | undefined) => {
    if (failure?.status === 0) return text('popups.failed.offline');
    if (!failure || (!failure.code && failure.message === WORDLESS)) return text('popups.failed.text');
    return errorText(failure, language);
  };

  // Who comes back from the sign-in provider with no session. What went wrong there takes longer to read.
  useOidcReturn((back) => {
    if ('challenge' in back) return setChallenge(back.challenge);
    if (back.outcome === 'linked') return;
    const { signInProvider: provider = '' } = runtimeConfig();
    const reason = text(`provider.${back.outcome}`, { provider });
    show({ tone: back.outcome === 'cancelled' ? 'warning' : 'error', title: text('popups.failed.title'), text: reason });
  });

  const signIn = async (values: SignInValues) => {
    const problem = signInProblem(values);
    if (problem) return warn(problem);
    const result = await dispatch(login({ email: values.email.trim(), password: values.password, remember: values.remember }));
    if (login.rejected.match(result)) {
      show({ tone: 'error', title: text('popups.failed.title'), text: await reasonOf(result.payload), autoCloseAfter: ERROR_MS });
    } else if (asksForSecondStep(result.payload)) setChallenge(result.payload.challenge);
  };
  const finish = (user: UserView) => void dispatch(sessionStarted(user));
  const goBack = (reason?: string) => {
    setChallenge(undefined);
    if (reason) show({ tone: 'error', title: text('popups.failed.title'), text: reason, autoCloseAfter: ERROR_MS });
  };
  return { signIn, notice, open, close, challenge, finish, goBack };
}
