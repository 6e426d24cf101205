import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { TRASH_KINDS, type TrashKind } from '@reefdesk/contracts/editing/values';
import { ConfirmDialog, useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { useAppDispatch, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { trashApi, useTrashQuery } from '../../shared/trash/trash.api.ts';
import { TrashedRecord } from './trashed-record.tsx';

/** Lists deleted records, which are kept for 30 days (EDT-06). */
export default function TrashPage() {
  const text = useText('trash');
  const localise = useLocalise();
  const { records, away, isLoading, isFetching, refetch } = useTrashList();
  const { busy, restore, end } = useTrashActions();
  const [ending, setEnding] = useState<TrashedRecordView | null>(null);
  usePage({ title: text('pages.trash'), page: 'trash' });
  const nameOf = ({ names }: TrashedRecordView) => localise(names) || text('unnamed');
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.trash')} lead={text('lead')}>
        {null}
      </ListHeader>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-72 w-full rounded-panel" />
        </div>
      )}
      {away.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-white p-5 md:px-6">
          <p role="alert" className="font-semibold text-coral-dark">
            {text('away', { kinds: away.map((kind) => text(`many.${kind}`)).join(text('and')) })}
          </p>
          <Button variant="outline" busy={isFetching} onClick={refetch}>
            {text('retry')}
          </Button>
        </div>
      )}
      {!isLoading && away.length === 0 && records.length === 0 && (
        <EmptyState icon={TrashIcon} title={text('empty.title')} className="py-20">
          {text('empty.text')}
        </EmptyState>
      )}
      {records.length > 0 && (
        <ul aria-label={text('pages.trash')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {records.map((record) => (
            <li key={`${record.kind} ${record.id}`}>
              <TrashedRecord
                record={record}
                name={nameOf(record)}
                busy={busy === record.id}
                onRestore={() => restore(record, nameOf(record))}
                onEnd={() => setEnding(record)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={text('ask.title', { name: ending ? nameOf(ending) : '' })}
        confirmLabel={text('end')}
        onConfirm={() => {
          if (ending) end(ending, nameOf(ending));
          setEnding(null);
        }}
        onCancel={() => setEnding(null)}
      >
        {text('ask.text')}
      </ConfirmDialog>
    </main>
  );
}

interface TrashList {
  records: readonly TrashedRecordView[];
  /** Kinds whose service does not respond. */
  away: readonly TrashKind[];
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** The trash of all kinds as one list. A kind that cannot be loaded does not hide the others. */
function useTrashList(): TrashList {
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

/** Restores or permanently deletes one record at a time. `busy` is the id of the record in progress. */
function useTrashActions() {
  const text = useText('trash');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [busy, setBusy] = useState('');
  const [act] = useOnceAtATime(async (what: 'restored' | 'ended', { kind, id }: TrashedRecordView, name: string) => {
    const call = what === 'restored' ? trashApi.endpoints.restoreTrashed : trashApi.endpoints.endTrashed;
    setBusy(id);
    try {
      await withSession(() => dispatch(call.initiate({ kind, id })).unwrap());
      toast({ title: text(`done.${what}`, { name }), tone: 'success' });
    } catch (failure) {
      toast({ title: text(`failed.${what}`, { name }), text: await failureOr(failure, text('failed.again')), tone: 'error' });
    } finally {
      setBusy('');
    }
  });
  return {
    busy,
    restore: (record: TrashedRecordView, name: string) => void act('restored', record, name),
    end: (record: TrashedRecordView, name: string) => void act('ended', record, name),
  };
}
