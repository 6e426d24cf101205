import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { FormFields } from '@reefdesk/ui/form-fields';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { selectUser, useAppSelector } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useErrorsOnceSent } from '../errors/use-errors-once-sent.ts';
import { useFocusOnError } from '../errors/use-focus-on-error.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountText } from '../texts/account.ts';
import { useRules } from '../use-rules.ts';
import { FormError } from './form-error.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import {
  NO_PASSWORDS,
  PASSWORD_RULES,
  PASSWORD_WORDING,
  type PasswordFieldError,
  type PasswordValues,
  usePasswordChange,
} from './use-password-change.ts';

const SUCCESS_MS = 3000;

export interface ChangePasswordProps {
  /** Shows the form's inline messages also as toasts (ERR-47, MSG-10): `useToast()` of `@reefdesk/ui/toasts`. */
  notify: (message: { title: string; tone: 'success' | 'error' }) => void;
  /** Wraps the request, for example to sign in again when the session has ended. */
  withSession?: <T>(call: () => Promise<T>) => Promise<T>;
  advised?: boolean;
}

const plainly = <T,>(call: () => Promise<T>) => call();

/** Changes the user's own password: editing, processing, success for three seconds, then the empty form again (STATE-32). */
export function ChangePassword({ notify, withSession = plainly, advised = false }: ChangePasswordProps) {
  const text = useAccountText();
  const change = usePasswordChange(withSession);
  const validate = useRules(PASSWORD_RULES, text, PASSWORD_WORDING);
  const [done, setDone] = useState(false);
  const [fieldError, setError] = useState<PasswordFieldError>();
  const sending = useRef(false);
  // Takes the focus on success, because the focused element is removed with the form.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return;
    place.current?.focus();
    const timer = setTimeout(() => setDone(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const submit = async (values: PasswordValues) => {
    if (sending.current) return;
    sending.current = true;
    setError(undefined);
    const problem = await change(values).finally(() => {
      sending.current = false;
    });
    setError(problem);
    setDone(!problem);
    notify(problem ? { title: problem.message, tone: 'error' } : { title: text('changed'), tone: 'success' });
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {done ? (
        <Changed />
      ) : (
        <Formik initialValues={NO_PASSWORDS} validate={validate} onSubmit={submit}>
          <Fields fieldError={fieldError} advised={advised} />
        </Formik>
      )}
    </div>
  );
}

function Fields({ fieldError, advised }: { fieldError: PasswordFieldError | undefined; advised: boolean }) {
  const text = useAccountText();
  const user = useAppSelector(selectUser);
  const { values, isSubmitting } = useFormikContext<PasswordValues>();
  const id = useElementId();
  const errorOf = useErrorsOnceSent();
  const confirming = values.confirmPassword !== '';
  const same = values.confirmPassword === values.newPassword;
  // When the rule has reported an error, the hint would only repeat it.
  const hinting = confirming && (same || errorOf('confirmPassword') === undefined);
  const form = useFocusOnError();
  return (
    <Form ref={form} noValidate className="grid gap-5">
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <FormError id={`${id}-fault`} message={fieldError?.message} />
      <FormFields resting={isSubmitting}>
        <PasswordField
          name="currentPassword"
          label={text('current')}
          autoComplete="current-password"
          error={errorOf('currentPassword')}
          describedBy={fieldError?.field === 'currentPassword' ? `${id}-fault` : undefined}
        />
        <NewPasswordField<PasswordValues>
          name="newPassword"
          label={text('new')}
          error={errorOf('newPassword')}
          describedBy={fieldError?.field === 'newPassword' ? `${id}-fault` : undefined}
          email={user?.email}
          advised={advised}
        />
        <div>
          <PasswordField
            name="confirmPassword"
            label={text('confirm')}
            autoComplete="new-password"
            error={errorOf('confirmPassword')}
            describedBy={`${id}-match`}
          />
          <p
            id={`${id}-match`}
            role="status"
            className={classNames('mt-1.5 flex min-h-6 items-center gap-1.5 text-sm font-semibold', same ? 'text-leaf' : 'text-coral-dark')}
          >
            {hinting && same && <CheckIcon className="size-4" />}
            {hinting && text(same ? 'match' : 'noMatch')}
          </p>
        </div>
        <Button type="submit" variant="primary" busy={isSubmitting} className="justify-self-start max-sm:w-full">
          {text(isSubmitting ? 'changing' : 'title')}
        </Button>
      </FormFields>
    </Form>
  );
}

function Changed() {
  const text = useAccountText();
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf/12 text-leaf">
        <CheckIcon className="size-8" />
      </span>
      <p className="heading-3">{text('changed')}</p>
      <p className="max-w-sm text-current/75">{text('changedText')}</p>
    </div>
  );
}
