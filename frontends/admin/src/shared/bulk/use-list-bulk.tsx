import { AREAS } from '@reefdesk/contracts/access';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import type { ReactNode } from 'react';
import { useRights } from '../session/use-rights.ts';
import { SelectBox } from './select-box.tsx';
import { type BulkRecord, useBulk } from './use-bulk.ts';
import { type Selection, useSelection } from './use-selection.ts';

export type ListBulk = ReturnType<typeof useBulk> & {
  kind: TrashKind;
  /** True if the user may change records. */
  may: boolean;
  selection: Selection;
  /** The selected records that are shown; actions never touch records that a filter hides. */
  chosen: readonly BulkRecord[];
  /** Number of records that can be selected. */
  total: number;
  /** The record's checkbox; false if the user may not change records. */
  box: (id: string, className?: string) => ReactNode;
};

/** Selection and bulk actions of a list (EDT-11). `shown`: the records on the page, in their order. */
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
