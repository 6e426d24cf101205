import { selectUser, useAppSelector, useFormat } from '@reefdesk/web-kit';
import { useAccountText } from '../texts/account.ts';

/** Facts of the user's account, such as name and email address (APWD-01); status and role for staff only. */
export function AccountFacts({ className }: { className?: string }) {
  const text = useAccountText();
  const format = useFormat();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  const facts = [
    ['fullname', user.fullname || user.name],
    ['email', user.email],
    ...(user.role === 'customer'
      ? []
      : ([
          ['status', text(`statuses.${user.status}`)],
          ['role', text(`roles.${user.role}`)],
        ] as const)),
    ['created', format.date(user.created_at)],
  ] as const;
  return (
    <dl className={className}>
      {facts.map(([key, value]) => (
        <div key={key} className="border-b border-current/10 py-3 first:pt-0 last:border-0 last:pb-0">
          <dt className="text-sm text-current/75">{text(`facts.${key}`)}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
