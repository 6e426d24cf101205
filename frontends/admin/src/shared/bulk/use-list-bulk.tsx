import { AREAS } from '@reefdesk/contracts/access';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useRights } from '../session/use-rights.ts';
import { type BulkRecord, useBulk } from './use-bulk.ts';

export type ListBulk = ReturnType<typeof useBulk> & {
  kind: TrashKind;
  may: boolean;
  selection: Selection;
  /** Selected records that are shown. Actions never touch records that a filter hides. */
  chosen: readonly BulkRecord[];
  total: number;
  /** Checkbox of the record; false if the user may not change records. */
  box: (id: string, className?: string) => ReactNode;
};

/** Selection and bulk actions of a list (EDT-11). `shown` are the records of the page in order. */
export function useListBulk(kind: TrashKind, shown: readonly BulkRecord[]): ListBulk {
  const may = useRights()(AREAS.content);
  const selection = useSelection(shown.map(({ id }) => id));
  const bulk = useBulk(kind, selection.set);
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  return {
    ...bulk,
    kind,
    may,
    selection,
    chosen: shown.filter(({ id }) => selection.has(id)),
    total: shown.length,
    box: (id, className) =>
      may && (
        <SelectBox
          name={names.get(id) ?? ''}
          checked={selection.has(id)}
          disabled={bulk.busy}
          onChange={(isChosen, range) => selection.choose(id, isChosen, range)}
          className={className}
        />
      ),
  };
}

interface SelectBoxProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isChosen: boolean, range: boolean) => void;
  className?: string | undefined;
}

/** Checkbox of a list row. With Shift, it also changes all rows between this one and the last one changed. */
function SelectBox({ name, checked, disabled, onChange, className }: SelectBoxProps) {
  const text = useText('bulk');
  return (
    // A Shift click would otherwise select the text in between.
    <label className={classNames('grid size-11 cursor-pointer place-items-center rounded-full select-none', className)}>
      <input
        type="checkbox"
        aria-label={text('select', { name })}
        checked={checked}
        disabled={disabled}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-5 cursor-pointer accent-ocean"
      />
    </label>
  );
}

interface Selection {
  has: (id: string) => boolean;
  choose: (id: string, isChosen: boolean, range: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  set: (ids: readonly string[]) => void;
}

/** Selected rows of a list. `shown` are the ids of the shown rows in order. */
function useSelection(shown: readonly string[]): Selection {
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
