import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

/** The main action of a form. While it saves it takes no presses; pair it with `useOnceAtATime`. */
export function SaveButton({ busy = false, children, ...button }: ButtonProps) {
  const text = useText('editing');
  return (
    <Button type="submit" variant="primary" {...button} busy={busy}>
      {!busy && <CheckIcon className="size-4" />}
      {busy ? text('saving') : (children ?? text('save'))}
    </Button>
  );
}
