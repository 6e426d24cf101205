import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { Button } from '@reefdesk/ui/button';
import { CopyIcon, PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import { DraftButton } from '../../../../shared/drafts/draft-button.tsx';
import { StatusBadge } from '../status-badge.tsx';

export interface TravelToolbarProps {
  travel: TravelDetailView;
  editing: boolean;
  busy: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onDraft: () => void;
}

/** The Edit button stays during editing and then saves (AEDIT-14, OR-63), so the toolbar must be inside the form. */
export function TravelToolbar({ travel, editing, busy, onEdit, onDuplicate, onDelete, onDraft }: TravelToolbarProps) {
  const text = useText('travels');
  const bar = useFocusAfterSwitch(editing);
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-2 pb-3">
      {!editing && <StatusBadge status={travel.status} className="mr-1" />}
      <Button
        key={editing ? 'save' : 'edit'}
        type={editing ? 'submit' : 'button'}
        variant="outline"
        size="small"
        aria-pressed={editing}
        disabled={busy}
        onClick={editing ? undefined : onEdit}
        className={editing ? 'bg-shallows/25' : undefined}
      >
        <PencilIcon className="size-4" /> {text('edit')}
      </Button>
      {!editing && <DraftButton kind="packages" id={travel.travel_id} disabled={busy} onOpen={onDraft} />}
      {!editing && (
        <Button variant="outline" size="small" disabled={busy} onClick={onDuplicate}>
          <CopyIcon className="size-4" /> {text('detail.duplicate')}
        </Button>
      )}
      <Button variant="outline" size="small" disabled={busy} onClick={onDelete} className="text-coral-dark">
        <TrashIcon className="size-4" /> {text('delete')}
      </Button>
    </div>
  );
}

/** Keeps the focus in the toolbar when entering or leaving edit mode replaces the pressed button. */
function useFocusAfterSwitch(editing: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [editing]);
  return bar;
}
