import { classNames } from '@reefdesk/ui/class-names';
import { CheckIcon } from '@reefdesk/ui/icons';
import { lazyComponent, Nothing } from '@reefdesk/web-kit';
import { Suspense } from 'react';
import { useAccountText } from '../texts/account.ts';
import { HAS_UPPERCASE, isLongEnough, strengthOf } from './use-new-password-error.ts';

const COLOURS = { 0: '', 25: 'bg-coral-dark', 50: 'bg-sun', 75: 'bg-lagoon', 100: 'bg-leaf' } as const;
const STEPS = [25, 50, 75, 100] as const;

const NewPasswordError = lazyComponent(() => import('./new-password-error.tsx'), Nothing);

export interface PasswordStrengthProps {
  password: string;
  email?: string | undefined;
  id?: string;
  advised?: boolean | undefined;
}

/** Strength of a new password, hints (APWD-03, APWD-05, APWD-07), and the server's reason to reject it (PPL-09). */
export function PasswordStrength({ password, email = '', id, advised = false }: PasswordStrengthProps) {
  const text = useAccountText();
  const strength = strengthOf(password);
  const label = text(`strength.${strength}`);
  const hints = [
    { key: 'length', met: isLongEnough(password) },
    ...(advised ? [{ key: 'uppercase', met: HAS_UPPERCASE.test(password) }] : []),
  ];
  return (
    <div id={id}>
      <div className="flex items-center gap-3">
        <meter className="sr-only" min={0} max={100} value={strength} aria-label={text('strength.label')} aria-valuetext={label}>
          {label}
        </meter>
        <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1.5">
          {STEPS.map((step) => (
            <span
              key={step}
              className={classNames('h-1.5 rounded-full transition-colors', strength >= step ? COLOURS[strength] : 'bg-current/12')}
            />
          ))}
        </div>
        <span aria-hidden="true" data-testid="strength" className="min-w-16 text-right text-sm font-semibold">
          {strength > 0 && label}
        </span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {hints.map(({ key, met }) => (
          <li key={key} className={classNames('flex items-center gap-1.5', met ? 'text-leaf' : 'text-current/75')}>
            {met ? (
              <CheckIcon label={text('hints.met')} className="size-4" />
            ) : (
              <span aria-hidden="true" className="mx-[5px] size-1.5 rounded-full bg-current" />
            )}
            {text(`hints.${key}`)}
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <Suspense>{password !== '' && <NewPasswordError password={password} email={email} />}</Suspense>
      </div>
    </div>
  );
}
