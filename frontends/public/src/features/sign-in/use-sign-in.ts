import type { UserView } from '@reefdesk/contracts/accounts/views';
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

/** Display times of the popups (CONST-28). */
const WARNING_MS = 2000;
const ERROR_MS = 3000;

/** Message of `failureOf` for an error response without one. */
const WORDLESS = 'Something went wrong!';

export interface Notice {
  tone: 'warning' | 'error';
  title: string;
  text: string;
  /** Milliseconds after which it closes; undefined if the reader has to close it. */
  autoCloseAfter?: number;
}

export function useSignIn() {
  const text = useText('sign-in');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [notice, setNotice] = useState<Notice>();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const [challenge, setChallenge] = useState<string>();

  const show = (next: Notice) => {
    setNotice(next);
    setOpen(true);
  };
  const warn = (problem: SignInProblem) =>
    show({ tone: 'warning', title: text(`popups.${problem}.title`), text: text(`popups.${problem}.text`), autoCloseAfter: WARNING_MS });
  const reasonOf = async (failure: ApiFailure | undefined) => {
    if (failure?.status === 0) return text('errors.offline');
    if (!failure || (!failure.code && failure.message === WORDLESS)) return text('popups.failed.text');
    return errorText(failure, language);
  };

  // The visitor returns from the sign-in provider without a session. Its errors take longer to read, so they stay open.
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
