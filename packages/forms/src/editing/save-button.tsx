import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useFocusRestored } from '@reefdesk/ui/use-focus-restored';
import { useRef } from 'react';
import { useEditingText } from '../texts/editing.ts';

/** The main action of a form, disabled while saving; use it with `useOnceAtATime`. */
export function SaveButton({ busy = false, children, ...button }: Omit<ButtonProps, 'ref'>) {
  const text = useEditingText();
  const here = useRef<HTMLButtonElement>(null);
  useFocusRestored(here, busy);
  return (
    <Button ref={here} type="submit" variant="primary" {...button} busy={busy}>
      {!busy && <CheckIcon className="size-4" />}
      {busy ? text('saving') : (children ?? text('save'))}
    </Button>
  );
}

export function CancelButton(button: Omit<ButtonProps, 'ref' | 'children'>) {
  const text = useEditingText();
  return (
    <Button variant="outline" {...button}>
      {text('cancel')}
    </Button>
  );
}
