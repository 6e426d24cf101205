import { WarningIcon } from '@reefdesk/ui/icons';
import { useNewPasswordError } from './use-new-password-error.ts';

interface NewPasswordErrorProps {
  password: string;
  email: string;
}

/** Shows why a password is rejected (PPL-09). Loaded when the user begins to type. */
export default function NewPasswordError({ password, email }: NewPasswordErrorProps) {
  const reason = useNewPasswordError(password, email);
  if (!reason) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-coral-dark">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      {reason}
    </p>
  );
}
