import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, useState } from 'react';
import { type OrderedEntry, type OrderedListProps, placeFor } from './ordered-entries.ts';

interface Taken {
  id: string;
  at: number;
}

export type Said = 'lifted' | 'moved' | 'dropped' | 'cancelled';

type Action = 'up' | 'down' | 'putDown' | 'cancel';

const TAKES: readonly string[] = [' ', 'Enter'];
const ACTIONS: Readonly<Record<string, Action>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ' ': 'putDown',
  Enter: 'putDown',
  Tab: 'putDown',
  Escape: 'cancel',
};

export interface KeyboardOrder {
  shown: readonly OrderedEntry[];
  takenId: string | undefined;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  /** Cancels the move when the grip loses the focus. */
  onLeave: () => void;
}

/**
 * Space lifts an entry, arrow keys move it, Space drops it, Escape cancels. Places are indexes, not screen distances, so that no key press
 * is lost while the list is being measured.
 */
export function useKeyboardOrder(
  { entries, resting, onMove }: Pick<OrderedListProps, 'entries' | 'resting' | 'onMove'>,
  say: (said: Said, id: string, at: number) => void,
): KeyboardOrder {
  const [taken, setTaken] = useState<Taken>();
  const placeOf = (id: string) => entries.findIndex((entry) => entry.id === id);
  const from = taken ? placeOf(taken.id) : -1;
  const within = (at: number) => placeFor(Math.min(Math.max(at, 0), entries.length - 1), entries);

  const take = (id: string) => {
    setTaken({ id, at: placeOf(id) });
    say('lifted', id, placeOf(id));
  };
  const moveTo = ({ id }: Taken, at: number) => {
    setTaken({ id, at });
    say('moved', id, at);
  };
  const putDown = ({ id, at }: Taken) => {
    setTaken(undefined);
    say('dropped', id, at);
    if (at !== from)
      onMove(
        id,
        arrayMove(
          entries.map((entry) => entry.id),
          from,
          at,
        ),
      );
  };
  const cancel = ({ id }: Taken) => {
    setTaken(undefined);
    say('cancelled', id, from);
  };
  const act = (now: Taken, action: Action) => {
    if (action === 'up') moveTo(now, within(now.at - 1));
    else if (action === 'down') moveTo(now, within(now.at + 1));
    else if (action === 'putDown') putDown(now);
    else cancel(now);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isTaken = from >= 0 && taken?.id === id;
    const action = isTaken ? ACTIONS[event.key] : undefined;
    if (action && taken) act(taken, action);
    else if (!isTaken && !resting && TAKES.includes(event.key)) take(id);
    else return;
    // Tab still moves the focus.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  return {
    shown: taken && from >= 0 ? arrayMove([...entries], from, within(taken.at)) : entries,
    takenId: from >= 0 ? taken?.id : undefined,
    onKeyDown,
    onLeave: () => taken && cancel(taken),
  };
}
