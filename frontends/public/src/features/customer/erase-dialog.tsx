import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { PasswordField, useOnceAtATime } from '@reefdesk/forms';
import { FormError } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import {
  errorText,
  isApiFailure,
  Modal,
  resetAuth,
  selectUser,
  useAppDispatch,
  useAppSelector,
  useLanguage,
  useNavigate,
  useText,
} from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { FAREWELL } from '../../shared/account/way-in.ts';
import { useEraseAccountMutation } from './customer.api.ts';
import type { CustomerSessionState } from './use-customer-session.ts';

interface EraseDialogProps extends Pick<CustomerSessionState, 'withSession'> {
  open: boolean;
  onClose: () => void;
}

/** Second step of erasing one's own account: lists the deleted data and asks for the password. */
export function EraseDialog({ open, onClose, withSession }: EraseDialogProps) {
  const text = useText('customer');
  const password = useRef<HTMLInputElement>(null);
  return (
    <Modal open={open} onClose={onClose} title={text('data.question')} initialFocus={password}>
      <div className="grid gap-5 px-6 pt-4 pb-6">
        <ul className="grid list-disc gap-1.5 pl-5 text-ink/80">
          <li>{text('data.goes')}</li>
          <li>{text('data.enquiries')}</li>
          <li>{text('data.forGood')}</li>
        </ul>
        <EraseForm password={password} onClose={onClose} withSession={withSession} />
      </div>
    </Modal>
  );
}

function EraseForm({ password, onClose, withSession }: Omit<EraseDialogProps, 'open'> & { password: RefObject<HTMLInputElement | null> }) {
  const text = useText('customer');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const [erase] = useEraseAccountMutation();
  const [error, setError] = useState<string>();
  const refuse = (message: string) => {
    setError(message);
    password.current?.focus();
  };
  const [send, busy] = useOnceAtATime(async (typed: string) => {
    if (!typed) return refuse(text('data.passwordMissing'));
    setError(undefined);
    try {
      await withSession(() => erase({ body: { password: typed } }).unwrap());
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      return refuse(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
    dispatch(resetAuth());
    await navigate(PATHS.signIn, { replace: true, state: FAREWELL });
  });
  return (
    <Formik initialValues={{ password: '' }} onSubmit={({ password: typed }) => send(typed)}>
      <Form noValidate className="grid gap-5">
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FormError id="erase-refusal" message={error} />
        <PasswordField
          ref={password}
          name="password"
          label={text('data.password')}
          autoComplete="current-password"
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : 'erase-refusal'}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy} className="max-sm:w-full">
            {text('data.eraseForGood')}
          </Button>
          <Button variant="outline" onClick={onClose} className="max-sm:w-full">
            {text('data.keep')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}
