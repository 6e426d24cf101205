import type { Language } from '@reefdesk/contracts/languages';
import type { ItineraryItemView } from '@reefdesk/contracts/travels/views';
import type { MenuAction } from '@reefdesk/ui/action-menu';
import { Button } from '@reefdesk/ui/button';
import { CopyIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, RouteIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';
import { OrderedRows } from '../../../../shared/ordering/ordered-rows.tsx';
import { daysShown, type ItineraryRow, placeIn, placeOf, rowsOf, type StopPlace } from '../../itinerary-order.ts';
import { daysOf } from '../../travel-values.ts';
import type { TravelEditorState } from '../../use-travel-editor.ts';
import { ItineraryItem } from './itinerary-item.tsx';
import { ItineraryModal } from './itinerary-modal.tsx';
import type { StopActions } from './use-stop-actions.tsx';

export interface ItineraryProps {
  editor: TravelEditorState;
  actions: StopActions;
  language: Language;
  /** Called when the stop's dialog opens or closes; the dialog shows its own conflicts. */
  onOpen: (open: boolean) => void;
  onDirty: (dirty: boolean) => void;
}

interface Edited {
  item?: ItineraryItemView;
  place?: StopPlace;
}

/** Stops by day on a vertical line, with actions to add, move and delete them (ITIN, EDT-10). */
export function Itinerary({ editor, actions, language, onOpen, onDirty }: ItineraryProps) {
  const text = useText('travels');
  const { travel, editing, saving } = editor;
  // Each change creates a new version of the travel, so two at once would conflict.
  const busy = actions.busy || saving;
  const { stops } = actions;
  const rows = rowsOf(stops, daysShown(stops, Number(daysOf(travel.duration)) || 1, editing));
  const [edited, setEdited] = useState<Edited>();
  const open = (target: Edited) => {
    setEdited(target);
    onOpen(true);
  };
  const close = () => {
    setEdited(undefined);
    onOpen(false);
    onDirty(false);
  };
  const row = (index: number, grip: ReactNode) => {
    const shown = rows[index] as ItineraryRow;
    if ('day' in shown)
      return (
        <h3 className="-mx-2 border-b border-ink/10 bg-white px-2 py-2.5 font-display text-lg text-ocean">
          {text('itinerary.dayNumber', { number: shown.day })}
          {!stops.some(({ day }) => day === shown.day) && <span className="ml-3 text-sm text-ink/70">{text('itinerary.dayEmpty')}</span>}
        </h3>
      );
    const { item, number } = shown;
    return (
      <ItineraryItem
        item={item}
        number={number}
        language={language}
        isLast={number === stops.length}
        heading={'day' in (rows[0] as ItineraryRow) ? 'h4' : 'h3'}
        editing={editing}
        busy={busy}
        grip={grip}
        actions={menu(index, item)}
        onEdit={() => open({ item })}
        onRemove={() => actions.askRemoval(item)}
      />
    );
  };
  const menu = (index: number, item: ItineraryItemView): MenuAction[] => {
    const ids = rows.map(({ id }) => id);
    const swapped = (by: number) => ids.toSpliced(index, 1).toSpliced(index + by, 0, item.id);
    const moveBy = (by: number) => actions.move(item.id, placeIn(swapped(by), item.id, rows));
    // No stop can move above the heading of the first day.
    const isFirst = index === 0 || (index === 1 && 'day' in (rows[0] as ItineraryRow));
    return [
      { key: 'up', label: text('itinerary.moveUp'), icon: ChevronUpIcon, disabled: isFirst, onPress: () => moveBy(-1) },
      {
        key: 'down',
        label: text('itinerary.moveDown'),
        icon: ChevronDownIcon,
        disabled: index === rows.length - 1,
        onPress: () => moveBy(1),
      },
      { key: 'before', label: text('itinerary.insertBefore'), icon: PlusIcon, onPress: () => open({ place: placeOf(stops, item.id) }) },
      {
        key: 'after',
        label: text('itinerary.insertAfter'),
        icon: PlusIcon,
        onPress: () => open({ place: { day: item.day, after: item.id } }),
      },
      { key: 'copy', label: text('detail.duplicate'), icon: CopyIcon, onPress: () => actions.duplicate(item) },
      { key: 'delete', label: text('delete'), icon: TrashIcon, danger: true, onPress: () => actions.askRemoval(item) },
    ];
  };
  return (
    <section
      aria-label={text('itinerary.title')}
      data-field="itinerary"
      tabIndex={-1}
      className="scroll-mt-20 rounded-panel bg-white p-5 md:p-7"
    >
      <h2 className="font-display text-xl">{text('itinerary.title')}</h2>
      {stops.length === 0 && (
        <p className="mt-3 flex items-center gap-3 text-ink/75">
          <RouteIcon className="size-6 shrink-0 text-lagoon" /> {text('itinerary.empty')}
        </p>
      )}
      {stops.length > 0 && (
        <OrderedRows
          className="mt-5"
          movable={editing}
          resting={busy}
          entries={rows.map((shown) =>
            'day' in shown
              ? { id: shown.id, name: text('itinerary.dayNumber', { number: shown.day }), fixed: true, className: DAY }
              : { id: shown.id, name: text('itinerary.stop', { number: shown.number }), testId: 'itinerary-item' },
          )}
          onMove={(id, order) => actions.move(id, placeIn(order, id, rows))}
          row={(_, index, grip) => row(index, grip)}
        />
      )}
      <Button variant="solid" size="small" disabled={busy} onClick={() => open({})} className="mt-4">
        <PlusIcon className="size-4" /> {text(stops.length === 0 ? 'itinerary.addFirst' : 'itinerary.addAnother')}
      </Button>
      {edited && (
        <ItineraryModal
          key={edited.item?.id ?? 'new'}
          editor={editor}
          item={edited.item}
          place={edited.place}
          onClose={close}
          onDirty={onDirty}
        />
      )}
      {actions.dialog}
    </section>
  );
}

/** The heading of a day sticks below the page's sticky bars while its stops scroll. */
const DAY = 'sticky top-30 z-10 mb-4';
