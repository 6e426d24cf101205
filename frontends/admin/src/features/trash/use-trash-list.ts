import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { TRASH_KINDS, type TrashKind } from '@reefdesk/contracts/editing/values';
import { useTrashQuery } from '../../shared/trash/trash.api.ts';

export interface TrashList {
  /** Records loaded so far, newest first. */
  records: readonly TrashedRecordView[];
  /** Kinds whose service does not respond. */
  away: readonly TrashKind[];
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** The trash of all kinds as one list. A kind that cannot be loaded does not hide the others. */
export function useTrashList(): TrashList {
  const [packages, destinations, testimonials, slides] = [
    useTrashQuery('packages'),
    useTrashQuery('destinations'),
    useTrashQuery('testimonials'),
    useTrashQuery('slides'),
  ];
  const reads = { packages, destinations, testimonials, slides };
  const all = Object.values(reads);
  return {
    records: all.flatMap(({ data }) => data ?? []).toSorted((one, other) => other.deleted_at.localeCompare(one.deleted_at)),
    away: TRASH_KINDS.filter((kind) => reads[kind].error),
    isLoading: all.some(({ isLoading }) => isLoading),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of all) void refetch();
    },
  };
}
