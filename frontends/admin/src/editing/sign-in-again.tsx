import type { UserView } from '@reefdesk/contracts/users';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { api, selectUser, sessionStarted, unwrapUser, useAppDispatch, useAppSelector, useText } from '@reefdesk/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFailureText } from './failure-text.ts';
import { SaveButton } from './save-button.tsx';
import { useOnceAtATime } from './use-once-at-a-time.ts';

/** Not the store's sign-in: its failure would tell the layout that nobody is signed in, and what was typed would be gone. */
const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInAgain: build.mutation<UserView, { email: string; password: string }>({
      query: (body) => ({ method: 'POST', path: '/api/login', body }),
      transformResponse: unwrapUser,
    }),
  }),
});

export interface SignInAgainProps {
  /** Something is saved as soon as one is signed in; else it is only read. */
  saving: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** The session ended while something was edited or read: signing in here keeps the screen behind as it is. */
export default function SignInAgain({ saving, onDone, onCancel }: SignInAgainProps) {
  const text = useText('editing');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const id = useId();
  const [email, setEmail] = useState(useAppSelector(selectUser)?.email ?? '');
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [signIn] = sessionApi.useSignInAgainMutation();
  const [submit, busy] = useOnceAtATime(async () => {
    setError('');
    if (!email.trim() || !password) return setError(text('session.missing'));
    try {
      const user = await signIn({ email: email.trim(), password }).unwrap();
      if (user.role !== 'admin') return setError(text('session.noAdmin'));
      dispatch(sessionStarted(user));
      onDone();
    } catch (failure) {
      setError(await failureText(failure));
    }
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const common = {
    className: 'field',
    required: true,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': !!error || undefined,
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text('session.title')}
      closeLabel={text('cancel')}
      initialFocus={passwordField}
      className="sm:max-w-md"
    >
      <form noValidate onSubmit={send} className="grid gap-4 p-6">
        <p className="text-ink/75">{text(saving ? 'session.text' : 'session.textReading')}</p>
        <label className="grid gap-1.5 text-sm font-semibold">
          {text('session.email')}
          <input {...common} type="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label className="grid gap-1.5 text-sm font-semibold">
          {text('session.password')}
          <input
            {...common}
            ref={passwordField}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {error && (
          <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-coral-dark">
            {error}
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            {text('session.later')}
          </Button>
          <SaveButton busy={busy}>{text(saving ? 'session.signIn' : 'session.signInReading')}</SaveButton>
        </div>
      </form>
    </Dialog>
  );
}
