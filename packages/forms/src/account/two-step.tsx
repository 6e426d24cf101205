import type { TwoStepSetupView } from '@reefdesk/contracts/views/second-step.views';
import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { isApiFailure, lazyPart, Nothing, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { Formik } from 'formik';
import { Suspense, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { PasswordField } from '../fields/password-field.tsx';
import type { ChangePasswordProps } from './change-password.tsx';
import { CodeForm } from './code-form.tsx';
import { useDisableTwoStepMutation, useEnableTwoStepMutation, useSetUpTwoStepMutation, useTwoStepQuery } from './protection.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Refusal } from './refusal.tsx';
import { useProtectionText } from './texts.ts';
import { useReason } from './use-reason.ts';

const QrPicture = lazyPart(() => import('./qr-picture.tsx'), Nothing);

type Props = Required<Pick<ChangePasswordProps, 'notify' | 'withSession'>>;

/** Settings of the user's second sign-in step: turning it on and off, and setting up the app (PPL-08). */
export function TwoStep({ notify, withSession = (call) => call() }: ChangePasswordProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const { data, refetch } = useTwoStepQuery();
  const [setUp] = useSetUpTwoStepMutation();
  const user = useAppSelector(selectUser);
  const [setup, setSetup] = useState<TwoStepSetupView>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [turningOff, setTurningOff] = useState(false);
  const [begin, busy] = useOnceAtATime(async () => {
    try {
      setSetup((await withSession(() => setUp().unwrap())).data);
    } catch (failure) {
      const isUnverified = isApiFailure(failure) && failure.status === 403 && user?.email_verified === false;
      notify({ title: isUnverified ? text('twoStep.unverified') : await reasonOf(failure), tone: 'error' });
    }
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (setup) {
    const onDone = (recovery?: readonly string[]) => {
      setSetup(undefined);
      setCodes(recovery);
      void refetch();
    };
    return <SetUp setup={setup} withSession={withSession} notify={notify} onDone={onDone} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-panel!" />;
  const { enabled, app, passkeys, recovery_codes_left: count } = data.data;
  if (turningOff) {
    const onDone = () => {
      setTurningOff(false);
      void refetch();
    };
    return <TurnOff withSession={withSession} notify={notify} isRest={passkeys > 0} onDone={onDone} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {text(enabled ? (app ? 'twoStep.on' : 'twoStep.onByPasskey') : 'twoStep.off')}{' '}
        {enabled && text(count === 1 ? 'twoStep.left_one' : 'twoStep.left_other', { count })}
      </p>
      {app ? (
        <Button variant="outline" onClick={() => setTurningOff(true)}>
          {text('twoStep.turnOff')}
        </Button>
      ) : (
        <Button variant={enabled ? 'outline' : 'solid'} busy={busy} onClick={() => void begin()}>
          {text(enabled ? 'twoStep.addApp' : 'twoStep.setUp')}
        </Button>
      )}
    </div>
  );
}

function SetUp({ setup, withSession, notify, onDone }: Props & { setup: TwoStepSetupView; onDone: (codes?: readonly string[]) => void }) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const [enable] = useEnableTwoStepMutation();
  const [refusal, setRefusal] = useState<string>();
  const [send, busy] = useOnceAtATime(async (code: string) => {
    if (!code) return setRefusal(text('secondStep.missing'));
    setRefusal(undefined);
    try {
      const { data } = await withSession(() => enable({ code }).unwrap());
      notify({ title: text('twoStep.turnedOn'), tone: 'success' });
      onDone(data.recovery_codes);
    } catch (failure) {
      setRefusal(await reasonOf(failure));
    }
  });
  return (
    <div className="grid gap-5">
      <p>{text('twoStep.scan')}</p>
      <Suspense fallback={<Skeleton className="size-48 rounded-field!" />}>
        <QrPicture content={setup.otpauth_url} label={text('twoStep.picture')} />
      </Suspense>
      <p>
        {text('twoStep.byHand')}
        <code className="mt-1 block font-mono text-base font-semibold wrap-anywhere select-all">
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <CodeForm
        label={text('twoStep.code')}
        submit={text('twoStep.confirm')}
        busy={busy}
        refusal={refusal}
        invalid={refusal !== undefined}
        onCode={(code) => void send(code)}
      >
        <Button variant="outline" onClick={() => onDone()}>
          {text('twoStep.cancel')}
        </Button>
      </CodeForm>
    </div>
  );
}

function TurnOff({ withSession, notify, isRest, onDone }: Props & { isRest: boolean; onDone: () => void }) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const [disable] = useDisableTwoStepMutation();
  const [refusal, setRefusal] = useState<string>();
  const [send, busy] = useOnceAtATime(async (password: string) => {
    setRefusal(undefined);
    try {
      await withSession(() => disable({ password }).unwrap());
      notify({ title: text(isRest ? 'twoStep.appOff' : 'twoStep.turnedOff'), tone: 'success' });
      onDone();
    } catch (failure) {
      setRefusal(await reasonOf(failure));
    }
  });
  return (
    <Formik initialValues={{ password: '' }} onSubmit={({ password }) => send(password)}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={handleSubmit} className="grid gap-5">
          <Refusal message={refusal} />
          <PasswordField name="password" label={text('twoStep.password')} autoComplete="current-password" invalid={refusal !== undefined} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={busy}>
              {text('twoStep.turnOff')}
            </Button>
            <Button variant="outline" onClick={onDone}>
              {text('twoStep.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  );
}
