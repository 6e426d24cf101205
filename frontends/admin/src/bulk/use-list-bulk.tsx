import { AREAS } from '@reefdesk/contracts/access';
import type { TrashKind } from '@reefdesk/contracts/trash';
import type { ReactNode } from 'react';
import { useRights } from '../session/use-rights.ts';
import { SelectBox } from './select-box.tsx';
import { type BulkRecord, useBulk } from './use-bulk.ts';
import { type Selection, useSelection } from './use-selection.ts';

export type ListBulk = ReturnType<typeof useBulk> & {
  kind: TrashKind;
  /** Whether whoever is signed in may change records at all. */
  may: boolean;
  selection: Selection;
  /** What a filter hides is never acted on. */
  chosen: readonly BulkRecord[];
  /** How many there are to choose. */
  total: number;
  /** For the card of a record. */
  box: (id: string, className?: string) => ReactNode;
};

/** Many records of a list at once; `shown`: what of it is on the page, in its order (EDT-11). */
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
