import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import { TRASH_KINDS, type TrashKind } from '@reefdesk/contracts/editing/values';
import { useOnceAtATime } from '@reefdesk/forms';
import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { ListIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { Link, Navigate, Photo, useLocalise, usePage, useParams, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { OrderedRows } from '../../shared/ordering/ordered-rows.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { type Move, useMoveRecordMutation, useOrderQuery } from './order.api.ts';

const LISTS: Readonly<Record<TrashKind, string>> = {
  packages: PATHS.travels,
  destinations: PATHS.destinations,
  testimonials: PATHS.testimonials,
  slides: PATHS.gallery,
};

/** The order in which visitors see packages, destinations, testimonials or slides (EDT-10). */
export default function OrderPage() {
  const { kind: asked } = useParams();
  const kind = TRASH_KINDS.find((one) => one === asked);
  return kind ? <Order key={kind} kind={kind} /> : <Navigate to={PATHS.root} replace />;
}

function Order({ kind }: { kind: TrashKind }) {
  const text = useText('order');
  const { data: records, error, isFetching, refetch } = useOrderQuery(kind);
  const title = text(`titles.${kind}`);
  usePage({ title, page: 'order' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={title} lead={text('lead')}>
        <Link to={LISTS[kind]} className={buttonClass({ variant: 'outline' })}>
          {text('back')}
        </Link>
      </ListHeader>
      {records?.length === 0 ? (
        <EmptyState icon={ListIcon} title={text('empty')} className="py-20" />
      ) : records ? (
        <Records kind={kind} records={records} />
      ) : error ? (
        <ListFailure failure={error} fallback={text('errors.order')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
    </main>
  );
}

function Records({ kind, records }: { kind: TrashKind; records: readonly OrderedRecordView[] }) {
  const text = useText('order');
  const localise = useLocalise();
  const { move, busy } = useMove(kind, records);
  const nameOf = ({ names }: OrderedRecordView) => localise(names) || text('unnamed');
  const row = (index: number, grip: ReactNode) => {
    const record = records[index] as OrderedRecordView;
    return (
      <div className="flex items-center gap-3 bg-white py-2.5 pr-3 pl-1 md:gap-4 md:px-5">
        {grip}
        <span
          aria-hidden
          className="w-6 shrink-0 text-right text-sm text-ink/70 [counter-increment:place] before:content-[counter(place)]"
        />
        <Photo
          meta={record.image_meta}
          path={record.image}
          alt=""
          sizes="5rem"
          className="h-12 w-16 shrink-0 rounded-field text-[0.5rem]"
        />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(record)}</p>
      </div>
    );
  };
  return (
    <OrderedRows
      movable
      resting={busy}
      className="grid gap-px overflow-hidden rounded-panel bg-ink/10 [counter-reset:place]"
      entries={records.map((record) => ({ id: record.id, name: nameOf(record), testId: 'ordered-record' }))}
      onMove={(id, order) => move({ kind, id, after: order[order.indexOf(id) - 1] ?? null })}
      row={(_, index, grip) => row(index, grip)}
    />
  );
}

/** Moves one record at a time, with an undo. */
function useMove(kind: TrashKind, records: readonly OrderedRecordView[]) {
  const text = useText('order');
  const localise = useLocalise();
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [moveRecord] = useMoveRecordMutation();
  const [act, busy] = useOnceAtATime(async (move: Move, back: Move | undefined, name: string) => {
    try {
      await withSession(() => moveRecord(move).unwrap());
      const action = back && { label: text('undo'), onPress: () => void act(back, undefined, name) };
      toast({ title: text(back ? 'moved' : 'movedBack', { name }), tone: 'success', ...(action && { action }) });
    } catch (failure) {
      toast({ title: text('failed', { name }), text: await failureOr(failure, text('again')), tone: 'error' });
    }
  });
  const move = (wanted: Move) => {
    const at = records.findIndex(({ id }) => id === wanted.id);
    const name = localise(records[at]?.names) || text('unnamed');
    void act(wanted, { kind, id: wanted.id, after: records[at - 1]?.id ?? null }, name);
  };
  return { move, busy };
}
