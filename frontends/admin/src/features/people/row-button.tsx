import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';

/** Small button at the end of a row. `label` is its accessible name, which also names the person. */
export function RowButton({ label, className, ...button }: ButtonProps & { label: string }) {
  return <Button size="small" aria-label={label} className={classNames('max-sm:flex-1', className)} {...button} />;
}
