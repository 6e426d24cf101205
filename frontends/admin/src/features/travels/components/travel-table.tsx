import { AREAS } from '@reefdesk/contracts/access';
import type { TravelListItemView } from '@reefdesk/contracts/travels/views';
import { IconButton } from '@reefdesk/ui/button';
import { CopyIcon } from '@reefdesk/ui/editing-icons';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { travelDetailPath } from '../../../paths.ts';
import type { ListBulk } from '../../../shared/bulk/use-list-bulk.tsx';
import { DraftBadge } from '../../../shared/drafts/draft-badge.tsx';
import { RecordHead } from '../../../shared/lists/record-head.tsx';
import { RecordTable } from '../../../shared/lists/record-table.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../../shared/translations/translation-badge.tsx';
import { useDurationText } from '../duration-text.ts';
import { StatusBadge } from './status-badge.tsx';

export interface TravelTableProps {
  travels: readonly TravelListItemView[];
  bulk: ListBulk;
  copying: boolean;
  onDuplicate: (travelId: string) => void;
}

export function TravelTable({ travels, bulk, copying, onDuplicate }: TravelTableProps) {
  const text = useText('travels');
  const format = useFormat();
  const localise = useLocalise();
  const durationText = useDurationText();
  const mayEdit = useRights()(AREAS.content);
  const nameOf = ({ names, name }: Pick<TravelListItemView, 'names' | 'name'>) => localise(names) || name;
  return (
    <RecordTable
      caption={text('pages.travels')}
      rows={travels}
      keyOf={({ travel_id }) => travel_id}
      head={{
        key: 'name',
        label: text('fields.names'),
        cell: (travel) => (
          <RecordHead
            name={nameOf(travel)}
            to={mayEdit ? travelDetailPath(travel.travel_id) : undefined}
            picture={{ meta: travel.image_meta, path: travel.image }}
          >
            <DraftBadge kind="packages" id={travel.travel_id} />
            <TranslationBadge kind="packages" id={travel.travel_id} />
          </RecordHead>
        ),
      }}
      columns={[
        { key: 'status', label: text('fields.status'), cell: ({ status }) => <StatusBadge status={status} /> },
        { key: 'duration', label: text('fields.duration'), cell: ({ duration }) => durationText(duration), className: 'whitespace-nowrap' },
        { key: 'stops', label: text('list.stops'), cell: ({ destinations }) => format.number(destinations.length) },
        {
          key: 'price',
          label: text('list.price'),
          cell: ({ price }) => price !== undefined && format.idr(price),
          className: 'whitespace-nowrap',
        },
      ]}
      box={bulk.may ? ({ travel_id }) => bulk.box(travel_id) : undefined}
      actions={
        mayEdit
          ? (travel) => (
              <IconButton
                label={text('duplicate', { name: nameOf(travel) })}
                onClick={() => onDuplicate(travel.travel_id)}
                disabled={copying}
                className="text-ocean"
              >
                <CopyIcon />
              </IconButton>
            )
          : undefined
      }
    />
  );
}
