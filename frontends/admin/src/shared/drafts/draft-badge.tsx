import { AREAS } from '@reefdesk/contracts/access';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import { useRights } from '../session/use-rights.ts';
import { useDraftsQuery } from './drafts.api.ts';

const LABELS = { draft: 'values.draft', scheduled: 'badge.scheduled', unpublished: 'badge.unpublished' } as const;

/** Returns the draft of one record, if it is loaded. One request serves all records of a kind. */
export function useDraftOf(kind: DraftKind, id: string) {
  const may = useRights()(kind === 'site' ? AREAS.site : AREAS.content);
  const { data } = useDraftsQuery(kind, { skip: !may });
  return data?.find((draft) => draft.id === id);
}

/** Badge of a list row: the record has a draft, is scheduled, or failed to publish (EDT-01, EDT-04). */
export function DraftBadge({ kind, id, className }: { kind: DraftKind; id: string; className?: string }) {
  const text = useText('drafts');
  const draft = useDraftOf(kind, id);
  if (!draft) return null;
  const mark = draft.schedule?.failure ? 'unpublished' : draft.schedule ? 'scheduled' : 'draft';
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-1 text-xs font-semibold',
        mark === 'unpublished' ? 'bg-coral-dark text-white' : 'bg-shallows text-abyss',
        className,
      )}
    >
      {text(LABELS[mark])}
    </span>
  );
}
