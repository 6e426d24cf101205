import type { TwoStepSetupView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { isApiFailure, lazyComponent, Nothing, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useProtectionText } from '../texts/account.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useDisableTwoStepMutation, useEnableTwoStepMutation, useSetUpTwoStepMutation, useTwoStepQuery } from './protection.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useReason } from './use-reason.ts';

const QrPicture = lazyComponent(() => import('./qr-picture.tsx'), Nothing);

type Props = Required<Pick<ChangePasswordProps, 'notify' | 'withSession'>>;

/** Settings of the user's second sign-in step: turning it on and off, and setting up the app (PPL-08). */
export function TwoStep({ notify, withSession = (call) => call() }: ChangePasswordProps) {
  const text = useProtectionText();
  const { data, refetch } = useTwoStepQuery();
  const [setUp] = useSetUpTwoStepMutation();
  const [disable] = useDisableTwoStepMutation();
  const user = useAppSelector(selectUser);
  const [setup, setSetup] = useState<TwoStepSetupView>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState<'on' | 'off'>();
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
  const { enabled, app, passkeys, recovery_codes_left: count } = data;
  if (asked) {
    const turnOn = async (password: string) => {
      try {
        setSetup(await withSession(() => setUp({ body: { password } }).unwrap()));
      } catch (failure) {
        if (!isApiFailure(failure) || failure.status !== 403 || user?.email_verified !== false) throw failure;
        notify({ title: text('twoStep.unverified'), tone: 'error' });
      }
    };
    const turnOff = async (password: string) => {
      await withSession(() => disable({ body: { password } }).unwrap());
      notify({ title: text(passkeys > 0 ? 'twoStep.appOff' : 'twoStep.turnedOff'), tone: 'success' });
      await refetch();
    };
    return (
      <PasswordForm
        submit={text(asked === 'on' ? 'continue' : 'twoStep.turnOff')}
        variant={asked === 'on' ? 'primary' : 'danger'}
        onPassword={async (password) => {
          await (asked === 'on' ? turnOn : turnOff)(password);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {text(enabled ? (app ? 'twoStep.on' : 'twoStep.onByPasskey') : 'twoStep.off')} {enabled && text('twoStep.left', { count })}
      </p>
      {app ? (
        <Button variant="outline" onClick={() => setAsked('off')}>
          {text('twoStep.turnOff')}
        </Button>
      ) : (
        <Button variant={enabled ? 'outline' : 'solid'} onClick={() => setAsked('on')}>
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
  const [error, setError] = useState<string>();
  const [send, busy] = useOnceAtATime(async (code: string) => {
    if (!code) return setError(text('secondStep.missing'));
    setError(undefined);
    try {
      const { recovery_codes: recovery } = await withSession(() => enable({ body: { code } }).unwrap());
      notify({ title: text('twoStep.turnedOn'), tone: 'success' });
      onDone(recovery);
    } catch (failure) {
      setError(await reasonOf(failure));
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
        formError={error}
        invalid={error !== undefined}
        onCode={(code) => void send(code)}
      >
        <Button variant="outline" onClick={() => onDone()}>
          {text('cancel')}
        </Button>
      </CodeForm>
    </div>
  );
}
