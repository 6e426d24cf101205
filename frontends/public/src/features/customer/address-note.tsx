import { Button } from '@reefdesk/ui/button';
import { MailIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { errorText, isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useResendVerificationMutation } from './customer.api.ts';
import type { CustomerSessionState } from './use-customer-session.ts';

interface AddressNoteProps extends Pick<CustomerSessionState, 'withSession'> {
  email: string;
}

/** Note about an unverified address, with a button that sends the verification email (PPL-02). */
export function AddressNote({ email, withSession }: AddressNoteProps) {
  const text = useText('customer');
  const language = useLanguage();
  const [send, { isLoading, isSuccess }] = useResendVerificationMutation();
  const [error, setError] = useState<string>();
  const ask = async () => {
    setError(undefined);
    try {
      await withSession(() => send().unwrap());
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  };
  return (
    <section aria-labelledby="address-note" className="bg-sand py-6 text-ink">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <MailIcon className="hidden size-8 shrink-0 text-ocean sm:block" />
        <div className="min-w-64 flex-1">
          <h2 id="address-note" className="font-semibold">
            {text('address.title')}
          </h2>
          <p className="mt-1 wrap-anywhere">{text(isSuccess ? 'address.sent' : 'address.text', { email })}</p>
          <p role="alert" className="mt-1 font-semibold text-coral-dark empty:hidden">
            {error}
          </p>
        </div>
        <Button busy={isLoading} onClick={() => void ask()} className="w-full sm:w-auto">
          {text(isLoading ? 'address.sending' : isSuccess ? 'address.again' : 'address.send')}
        </Button>
        <span role="status" className="sr-only">
          {isSuccess && text('address.sent', { email })}
        </span>
      </Container>
    </section>
  );
}
