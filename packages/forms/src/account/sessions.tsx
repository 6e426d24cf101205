import type { SessionView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { type Text, useFormat } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useProtectionText } from '../texts/account.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './protection.api.ts';
import { useReason } from './use-reason.ts';

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Lists the user's sessions, with a button to end each (PPL-07). */
export function Sessions({ notify, withSession = (call) => call() }: ChangePasswordProps) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const { data, isError, refetch } = useSessionsQuery();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [asking, setAsking] = useState(false);
  const [act, busy] = useOnceAtATime(async (call: () => Promise<unknown>, message: string) => {
    try {
      await withSession(call);
      notify({ title: text(message), tone: 'success' });
    } catch (failure) {
      notify({ title: await reasonOf(failure), tone: 'error' });
    }
    await refetch();
  });
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{text('sessions.failed')}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-40 rounded-panel!" />;
  if (asking) {
    return (
      <PasswordForm
        submit={text('sessions.endOthers')}
        variant="danger"
        onPassword={async (password) => {
          await withSession(() => endOthers({ body: { password } }).unwrap());
          notify({ title: text('sessions.othersEnded'), tone: 'success' });
          setAsking(false);
          await refetch();
        }}
        onCancel={() => setAsking(false)}
      />
    );
  }
  const others = data.filter(({ is_current }) => !is_current);
  return (
    <div>
      <ul>
        {data.map((session) => (
          <Session
            key={session.session_id}
            session={session}
            busy={busy}
            onEnd={() => void act(() => endOne({ id: session.session_id }).unwrap(), 'sessions.ended')}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="outline" disabled={busy} onClick={() => setAsking(true)} className="mt-5 max-sm:w-full">
          {text('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}

interface SessionProps {
  session: SessionView;
  busy: boolean;
  onEnd: () => void;
}

function Session({ session, busy, onEnd }: SessionProps) {
  const text = useProtectionText();
  const format = useFormat();
  const device = deviceOf(session, text);
  const facts = [
    session.network,
    text('sessions.since', { date: format.date(session.first_seen_at, MOMENT) }),
    text('sessions.seen', { date: format.date(session.last_seen_at, MOMENT) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-current/10 py-4 first:pt-0 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {device}
          {session.is_current && (
            <span className="rounded-full bg-lagoon/15 px-2.5 py-0.5 text-sm text-ocean">{text('sessions.here')}</span>
          )}
        </p>
        <p className="mt-0.5 text-sm text-current/75">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!session.is_current && (
        <Button variant="outline" size="small" disabled={busy} aria-label={text('sessions.endLabel', { device })} onClick={onEnd}>
          {text('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function deviceOf({ browser, system }: SessionView, text: Text): string {
  if (browser && system) return text('sessions.on', { browser, system });
  return browser || system || text('sessions.unknown');
}
