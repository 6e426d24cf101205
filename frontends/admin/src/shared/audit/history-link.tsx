import { AREAS } from '@reefdesk/contracts/access';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import { buttonClass } from '@reefdesk/ui/button';
import { ClockIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { historyPath } from '../../paths.ts';
import { useRights } from '../session/use-rights.ts';

export interface HistoryLinkProps {
  kind: VersionKind;
  record: string;
  /** Name of the record, for pages that list several. It turns the link into an icon with this label. */
  name?: string;
}

/** Link to the earlier versions of a record, for users who may restore them (EDT-05). */
export function HistoryLink({ kind, record, name }: HistoryLinkProps) {
  const text = useText('lists');
  const may = useRights();
  if (!may(kind === 'site' ? AREAS.site : AREAS.content)) return null;
  if (name === undefined) {
    return (
      <Link to={historyPath(kind, record)} className={buttonClass({ variant: 'outline', className: 'self-start' })}>
        <ClockIcon className="size-5" /> {text('pages.history')}
      </Link>
    );
  }
  const label = text('historyOf', { name });
  return (
    <Link to={historyPath(kind, record)} title={label} aria-label={label} className="icon-button text-ocean">
      <ClockIcon />
    </Link>
  );
}
