import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { buttonClass } from '@reefdesk/ui/button';
import { ListIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { orderPath } from '../../paths.ts';

/** Leads from a list to the screen that sets its order (EDT-10). */
export function OrderLink({ kind }: { kind: TrashKind }) {
  const text = useText('lists');
  return (
    <Link to={orderPath(kind)} className={buttonClass({ variant: 'outline' })}>
      <ListIcon /> {text('order')}
    </Link>
  );
}
