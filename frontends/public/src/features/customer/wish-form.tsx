import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryWish } from '@reefdesk/contracts/enquiries/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { errorText, isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWishTripMutation } from './customer.api.ts';
import type { CustomerSessionState } from './use-customer-session.ts';

interface WishFormProps extends Pick<CustomerSessionState, 'withSession'> {
  trip: TripView;
  userId: string;
  wish: EnquiryWish;
  /** `isSent` is true if the request has been sent. */
  onClose: (isSent: boolean) => void;
}

/** Form for a change or cancellation. The text stays until it is sent; a repeated press sends it once. */
export function WishForm({ trip, userId, wish, withSession, onClose }: WishFormProps) {
  const text = useText('customer');
  const language = useLanguage();
  const id = useElementId();
  const [send, { isLoading }] = useWishTripMutation();
  const [message, setMessage] = useState(() => (wish === 'cancel' ? text('mine.wish.cancelDraft') : ''));
  const [error, setError] = useState('');
  const { keyOf } = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setError(text('mine.wish.required'));
      field.current?.focus();
      return;
    }
    const key = keyOf(message);
    try {
      await withSession(() => send({ userId, id: trip.trip_id, idempotencyKey: key, body: { wish, message } }).unwrap());
      onClose(true);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failure.status === 0 ? text('mine.wish.offline') : await errorText(failure, language));
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-ink/12 pt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {text(`mine.wish.${wish}`)}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={LIMITS.enquiryMessageMaxLength}
        value={message}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => setMessage(event.target.value)}
        className="field resize-y"
      />
      <p id={`${id}-hint`} className="text-sm text-ink/75">
        {text('mine.wish.hint')}
      </p>
      <p id={`${id}-fault`} role="alert" className="text-sm font-semibold text-coral-dark empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isLoading}>
          {text(isLoading ? 'mine.wish.sending' : 'mine.wish.send')}
        </Button>
        <Button variant="ghost" disabled={isLoading} onClick={() => onClose(false)}>
          {text('mine.wish.back')}
        </Button>
      </div>
    </form>
  );
}
