import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { Button } from '@reefdesk/ui/button';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { useText } from '@reefdesk/web-kit';
import { SaveButton } from '../../../../editing/save-button.tsx';
import { useFormField } from '../../../../editing/use-form-field.ts';
import { useStatusOptions } from '../form/facts-fields.tsx';
import { StatusBadge } from '../status-badge.tsx';

export interface TravelToolbarProps {
  travel: TravelDetailView;
  editing: boolean;
  saving: boolean;
  removing: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** Edit stays while editing, and saves as Save does (AEDIT-14, OR-63). Stands inside the form. */
export function TravelToolbar({ travel, editing, saving, removing, onEdit, onCancel, onDelete }: TravelToolbarProps) {
  const text = useText('travels');
  const busy = saving || removing;
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      {editing ? <StatusSelect travel={travel} disabled={busy} /> : <StatusBadge status={travel.status} className="mr-1" />}
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
        <PencilIcon className="size-4" /> {text('detail.edit')}
      </Button>
      <Button variant="outline" size="small" disabled={busy} onClick={onDelete} className="text-coral-dark">
        <TrashIcon className="size-4" /> {text('detail.delete')}
      </Button>
      {editing && (
        <>
          <Button variant="ghost" size="small" disabled={busy} onClick={onCancel}>
            {text('detail.cancel')}
          </Button>
          <SaveButton size="small" busy={saving} disabled={busy}>
            {text('detail.save')}
          </SaveButton>
        </>
      )}
    </div>
  );
}

function StatusSelect({ travel, disabled }: { travel: TravelDetailView; disabled: boolean }) {
  const text = useText('travels');
  const { value, change } = useFormField<TravelDetailView['status']>('status');
  return (
    <Select
      value={value}
      onChange={change}
      options={useStatusOptions(travel.status)}
      label={text('fields.status')}
      disabled={disabled}
      className="min-h-9 w-36 rounded-full py-1 text-sm"
    />
  );
}
