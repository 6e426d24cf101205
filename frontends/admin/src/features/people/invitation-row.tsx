import type { InvitationView } from '@reefdesk/contracts/people/endpoints';
import { MailIcon } from '@reefdesk/ui/icons';
import { useFormat, useText } from '@reefdesk/web-kit';
import { PositionBadge } from './position-badge.tsx';
import { RowButton } from './row-button.tsx';

export interface InvitationRowProps {
  invitation: InvitationView;
  busy: boolean;
  onResend: () => void;
  onRevoke: () => void;
}

export function InvitationRow({ invitation, busy, onResend, onRevoke }: InvitationRowProps) {
  const text = useText('people');
  const format = useFormat();
  const { email, expires_at: expiresAt, invited_by: name } = invitation;
  const isOver = new Date(expiresAt).getTime() <= Date.now();
  const date = format.date(expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article aria-label={email} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 md:px-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ocean/10 text-ocean">
        <MailIcon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-semibold wrap-anywhere">{email}</h3>
        <p className="text-sm text-ink/75">{text('invitedBy', { name })}</p>
        <p className={isOver ? 'mt-0.5 text-xs font-semibold text-coral-dark' : 'mt-0.5 text-xs text-ink/70'}>
          {text(isOver ? 'linkOver' : 'linkUntil', { date })}
        </p>
      </div>
      <div className="flex lg:w-56">
        <PositionBadge position={invitation.position} languages={invitation.languages} />
      </div>
      <div className="flex gap-2 max-sm:w-full lg:w-60">
        <RowButton variant="outline" busy={busy} onClick={onResend} label={text('resendTo', { email })}>
          {text('resend')}
        </RowButton>
        <RowButton variant="ghost" disabled={busy} onClick={onRevoke} label={text('revokeOf', { email })} className="text-coral-dark">
          {text('revoke')}
        </RowButton>
      </div>
    </article>
  );
}
