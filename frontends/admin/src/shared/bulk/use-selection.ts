import { useRef, useState } from 'react';

export interface Selection {
  has: (id: string) => boolean;
  /** With `range`, changes all rows from the last changed one to this one. */
  choose: (id: string, isChosen: boolean, range: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  /** Replaces the selection. */
  set: (ids: readonly string[]) => void;
}

/** Selected rows of a list. `shown`: the ids of the shown rows, in their order. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const changed = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) next[isChosen ? 'add' : 'delete'](id);
      return next;
    });
  return {
    has: (id) => chosen.has(id),
    choose(id, isChosen, range) {
      const [from, to] = [shown.indexOf(range && last.current ? last.current : id), shown.indexOf(id)];
      last.current = id;
      changed(from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), isChosen);
    },
    chooseAll: (isChosen) => changed(shown, isChosen),
    set: (ids) => setChosen(new Set(ids)),
  };
}
