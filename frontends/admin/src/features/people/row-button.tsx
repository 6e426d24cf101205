import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';

/** At the end of a row; as wide as its neighbour on phones. `label` says about whom it is, beyond the word on it. */
export function RowButton({ label, className, ...button }: ButtonProps & { label: string }) {
  return <Button size="small" aria-label={label} className={classNames('max-sm:flex-1', className)} {...button} />;
}
