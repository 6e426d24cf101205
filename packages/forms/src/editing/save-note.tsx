import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CloseIcon, WarningIcon } from '@reefdesk/ui/icons';
import { useEffect, useState } from 'react';
import { useFailureText } from '../errors/failure-text.ts';
import { useEditingText } from '../texts/editing.ts';

export interface SaveNoteProps {
  failure: unknown;
  onDismiss: () => void;
  className?: string;
}

/** Shows why the last save failed, for longer than the toast: until the next save or until dismissed. */
export function SaveNote({ failure, onDismiss, className }: SaveNoteProps) {
  const text = useEditingText();
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  useEffect(() => {
    let current = true;
    if (failure !== undefined) void failureText(failure).then((message) => current && setReason(message));
    return () => {
      current = false;
    };
  }, [failure, failureText]);
  if (failure === undefined) return null;
  return (
    // Not announced, because the toast was already read out.
    <section
      aria-label={text('notSaved')}
      className={classNames(
        'flex items-start gap-3 rounded-field bg-white p-3 text-sm text-coral-dark ring-1 ring-coral-dark/40',
        className,
      )}
    >
      <WarningIcon className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{text('notSaved')}</span>
        {reason}
      </p>
      <IconButton label={text('dismiss')} onClick={onDismiss} className="-my-2.5 -mr-2.5">
        <CloseIcon className="size-4" />
      </IconButton>
    </section>
  );
}
