import { AREAS } from '@reefdesk/contracts/access';
import type { DestinationRowView } from '@reefdesk/contracts/destinations/endpoints';
import { IconButton } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { editDestinationPath } from '../../../paths.ts';
import type { ListBulk } from '../../../shared/bulk/use-list-bulk.tsx';
import { DraftBadge } from '../../../shared/drafts/draft-badge.tsx';
import { RecordHead } from '../../../shared/lists/record-head.tsx';
import { RecordTable } from '../../../shared/lists/record-table.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../../shared/translations/translation-badge.tsx';
import { DestinationStatus } from './destination-status.tsx';

export interface DestinationTableProps {
  destinations: readonly DestinationRowView[];
  bulk: ListBulk;
  onDelete: (destination: DestinationRowView) => void;
}

export function DestinationTable({ destinations, bulk, onDelete }: DestinationTableProps) {
  const text = useText('destinations');
  const format = useFormat();
  const localise = useLocalise();
  const mayEdit = useRights()(AREAS.content);
  const nameOf = ({ name }: DestinationRowView) => localise(name) || text('withoutName');
  return (
    <RecordTable
      caption={text('title')}
      rows={destinations}
      keyOf={({ destination_id }) => destination_id}
      head={{
        key: 'name',
        label: text('fields.name'),
        cell: (destination) => (
          <RecordHead
            name={nameOf(destination)}
            to={mayEdit ? editDestinationPath(destination.destination_id) : undefined}
            picture={{ meta: destination.main_image_meta, path: destination.mainImage }}
          >
            <DraftBadge kind="destinations" id={destination.destination_id} />
            <TranslationBadge kind="destinations" id={destination.destination_id} />
          </RecordHead>
        ),
      }}
      columns={[
        { key: 'status', label: text('fields.status'), cell: ({ status }) => <DestinationStatus status={status} /> },
        { key: 'category', label: text('fields.category'), cell: ({ category }) => localise(category) },
        { key: 'location', label: text('fields.location'), cell: ({ location }) => location, className: 'wrap-anywhere' },
        { key: 'pictures', label: text('cards.gallery'), cell: ({ pictures }) => format.number(pictures) },
      ]}
      box={bulk.may ? ({ destination_id }) => bulk.box(destination_id) : undefined}
      actions={
        mayEdit
          ? (destination) => (
              <IconButton
                label={`${text('delete')}: ${nameOf(destination)}`}
                onClick={() => onDelete(destination)}
                className="text-coral-dark"
              >
                <TrashIcon />
              </IconButton>
            )
          : undefined
      }
    />
  );
}
