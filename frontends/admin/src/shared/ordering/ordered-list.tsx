import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { classNames } from '@reefdesk/ui/class-names';
import { GripIcon } from '@reefdesk/ui/editing-icons';
import { useText } from '@reefdesk/web-kit';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type OrderedEntry, type OrderedListProps, placeFor } from './ordered-entries.ts';
import { type KeyboardOrder, type Said, useKeyboardOrder } from './use-keyboard-order.ts';

const PRESS_PX = 6;

const UP_AND_DOWN: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The announcements of dnd-kit are off, because this list announces pointer and keyboard moves in the same way. */
const NOTHING = () => undefined;
const SILENT = { onDragStart: NOTHING, onDragOver: NOTHING, onDragEnd: NOTHING, onDragCancel: NOTHING };

/** List that can be reordered by dragging or by keyboard, with a screen reader message for each step. */
export default function OrderedList({ entries, resting, onMove, row, className }: OrderedListProps) {
  const text = useText('ordering');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: PRESS_PX } }));
  const [status, setStatus] = useState('');
  const say = (step: Said, id: string, at: number) => setStatus(messageFor(step, id, at, entries, text));
  const keyboard = useKeyboardOrder({ entries, resting, onMove }, say);
  const ids = entries.map(({ id }) => id);
  const sayOf =
    (step: Said) =>
    ({ active, over }: Pick<DragStartEvent, 'active'> & Partial<Pick<DragOverEvent, 'over'>>) =>
      say(step, String(active.id), placeFor(ids.indexOf(String((over ?? active).id)), entries));
  const end = ({ active, over }: DragEndEvent) => {
    sayOf('dropped')({ active, over });
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
    if (to < 0) return;
    const at = placeFor(to, entries);
    if (from !== at) onMove(String(active.id), arrayMove(ids, from, at));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[UP_AND_DOWN]}
      onDragStart={sayOf('lifted')}
      onDragOver={sayOf('moved')}
      onDragEnd={end}
      onDragCancel={({ active }) => sayOf('cancelled')({ active })}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: text('how') } }}
    >
      <SortableContext items={keyboard.shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>
          {keyboard.shown.map((entry) => (
            <Row key={entry.id} entry={entry} resting={resting} keyboard={keyboard}>
              {(grip) => row(entry, entries.indexOf(entry), grip)}
            </Row>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {status}
      </p>
    </DndContext>
  );
}

interface RowProps {
  entry: OrderedEntry;
  resting: boolean;
  keyboard: KeyboardOrder;
  children: (grip: ReactNode) => ReactNode;
}

function Row({ entry: { id, name, fixed = false, testId, className }, resting, keyboard, children }: RowProps) {
  const text = useText('ordering');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: { draggable: fixed || resting, droppable: false },
    attributes: { roleDescription: text('role') },
  });
  const isTaken = keyboard.takenId === id;
  const grip = useFollowed(isTaken, keyboard.shown);
  const label = text('grip', { name });
  return (
    <li
      ref={setNodeRef}
      data-testid={testId}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
      className={classNames(className, (isDragging || isTaken) && 'relative z-20 rounded-field bg-white shadow-lift')}
    >
      {children(
        fixed ? null : (
          <button
            ref={(node) => {
              setActivatorNodeRef(node);
              grip.current = node;
            }}
            type="button"
            title={label}
            {...attributes}
            {...listeners}
            onKeyDown={(event) => keyboard.onKeyDown(event, id)}
            onBlur={isTaken ? keyboard.onLeave : undefined}
            aria-label={label}
            aria-pressed={isTaken || isDragging || undefined}
            aria-disabled={resting || undefined}
            className="icon-button shrink-0 scroll-my-48 cursor-grab touch-none text-ink/60 active:cursor-grabbing"
          >
            <GripIcon />
          </button>
        ),
      )}
    </li>
  );
}

/** Keeps an entry that is moved by keyboard in view, below the sticky bars. */
function useFollowed(isTaken: boolean, order: unknown) {
  const grip = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the order that moves it
  useLayoutEffect(() => {
    if (!isTaken) return;
    grip.current?.scrollIntoView({ block: 'nearest' });
  }, [isTaken, order]);
  return grip;
}

/** Returns the screen reader message: the position among the movable entries, and the heading above it, if any. */
function messageFor(step: Said, id: string, to: number, entries: readonly OrderedEntry[], text: ReturnType<typeof useText>): string {
  const from = entries.findIndex((entry) => entry.id === id);
  const above = arrayMove([...entries], from, to).slice(0, to);
  const heading = above.findLast(({ fixed }) => fixed)?.name;
  const place = above.filter(({ fixed }) => !fixed).length + 1;
  const total = entries.filter(({ fixed }) => !fixed).length;
  const message = text(`said.${step}`, { name: entries[from]?.name ?? '', place, total });
  return heading ? `${heading}: ${message}` : message;
}
