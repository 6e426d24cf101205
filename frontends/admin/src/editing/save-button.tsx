import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useLayoutEffect, useRef } from 'react';

/** The main action of a form. While it saves it takes no presses; pair it with `useOnceAtATime`. */
export function SaveButton({ busy = false, children, ...button }: Omit<ButtonProps, 'ref'>) {
  const text = useText('editing');
  return (
    <Button ref={useFocusKept(busy)} type="submit" variant="primary" {...button} busy={busy}>
      {!busy && <CheckIcon className="size-4" />}
      {busy ? text('saving') : (children ?? text('save'))}
    </Button>
  );
}

/** A button that takes no presses has no focus either: whoever pressed it by keyboard finds it again afterwards. */
function useFocusKept(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasHere = useRef(false);
  useLayoutEffect(() => {
    if (busy) wasHere.current = document.activeElement === button.current;
    else if (wasHere.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [busy]);
  return button;
}
