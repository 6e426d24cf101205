import { LIMITS } from '@reefdesk/contracts/limits';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { errorText, isApiFailure, useLanguage, useText } from '@reefdesk/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useFurtherMessageMutation } from './enquiry-status.api.ts';

/** Sends a further message. The text stays until it is sent; a repeated press sends it once. */
export function FurtherForm({ token }: { token: string }) {
  const text = useText('enquiry-status');
  const language = useLanguage();
  const id = useElementId();
  const [send, { isLoading }] = useFurtherMessageMutation();
  const [message, setMessage] = useState('');
  const [note, setNote] = useState<{ kind: 'fault' | 'done'; value: string }>();
  const { keyOf, settle } = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setNote({ kind: 'fault', value: text('required') });
      field.current?.focus();
      return;
    }
    try {
      await send({ token, idempotencyKey: keyOf(message), body: { message } }).unwrap();
      settle();
      setMessage('');
      setNote({ kind: 'done', value: text('sentNow') });
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setNote({ kind: 'fault', value: failure.status === 0 ? text('offline') : await errorText(failure, language) });
    }
  };
  return (
    <form onSubmit={submit} noValidate className="mt-8 border-t border-ink/12 pt-6">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {text('more')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        maxLength={LIMITS.enquiryMessageMaxLength}
        placeholder={text('placeholder')}
        value={message}
        aria-invalid={note?.kind === 'fault' || undefined}
        aria-describedby={note ? `${id}-said` : undefined}
        onChange={(event) => setMessage(event.target.value)}
        className="field resize-y"
      />
      <div id={`${id}-said`} role={note?.kind === 'fault' ? 'alert' : 'status'}>
        {note && (
          <p className={note.kind === 'fault' ? 'mt-2 text-sm font-semibold text-coral-dark' : 'mt-2 text-sm font-semibold text-leaf'}>
            {note.value}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" busy={isLoading} className="mt-4">
        {text(isLoading ? 'sending' : 'submit')}
      </Button>
    </form>
  );
}
