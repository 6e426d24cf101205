import { AREAS } from '@reefdesk/contracts/access';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import { Button } from '@reefdesk/ui/button';
import { PencilIcon } from '@reefdesk/ui/editing-icons';
import { useText } from '@reefdesk/web-kit';
import { useRights } from '../session/use-rights.ts';
import { useDraftOf } from './draft-badge.tsx';

export interface DraftButtonProps {
  kind: DraftKind;
  id: string;
  disabled?: boolean;
  onOpen: () => void;
}

/** Button that opens the draft of a record, for users who may edit it (EDT-01). */
export function DraftButton({ kind, id, disabled = false, onOpen }: DraftButtonProps) {
  const text = useText('drafts');
  const may = useRights();
  const draft = useDraftOf(kind, id);
  if (!may(kind === 'site' ? AREAS.site : AREAS.content)) return null;
  return (
    <Button variant="outline" size="small" disabled={disabled} onClick={onOpen}>
      <PencilIcon className="size-4" /> {text(draft ? 'continue' : 'begin')}
    </Button>
  );
}
