import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../../paths.ts';

/** Links to the list by the address that the specification gives this button (ADEDIT-01, OR-38). */
export function BackLink() {
  const text = useText('destinations');
  return (
    <Link to={PATHS.destinationsAlias} className="link inline-flex min-h-6 items-center gap-2 text-sm">
      <ArrowLeftIcon className="size-4" /> {text('back')}
    </Link>
  );
}
