import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { useFailureText, useFieldErrorText, useOnceAtATime, useTabGuard } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, useAppDispatch, useText } from '@reefdesk/web-kit';
import { useCallback, useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { bulkApi, manyChanged, type RecordWrite } from './bulk.api.ts';

export interface BulkRecord {
  id: string;
  name: string;
  version: number;
  status?: ContentStatus;
  path?: string;
}

export const BULK_ACTIONS = ['publish', 'hide', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export interface Undone {
  action: BulkAction | 'undo';
  records: readonly (BulkRecord & { reason: string })[];
}

interface Step {
  record: BulkRecord;
  write: RecordWrite;
}

/** Returns the write for a record; undefined if the record is already in the wanted state. */
export function stepOf(kind: TrashKind, action: BulkAction, record: BulkRecord): Step | undefined {
  const { id, version, status } = record;
  if (action === 'delete') return { record, write: { kind, id, version, to: 'trash' } };
  if (status === undefined || (status === 'active') === (action === 'publish')) return undefined;
  return { record, write: { kind, id, version, to: 'status', status: action === 'publish' ? 'active' : 'inactive' } };
}

/** Returns the write that undoes a step, based on the version that the step created, so that it never overwrites a later change. */
function wayBack({ record, write }: Step, version: number | undefined): Step {
  const { kind, id } = write;
  if (write.to === 'trash') return { record, write: { kind, id, to: 'list' } };
  return { record, write: { kind, id, to: 'status', status: record.status ?? 'active', version: version ?? record.version } };
}

/** Errors that would also hit all remaining records: no connection, no permission, rate limit, server error. */
const endsAll = (failure: unknown) => !isApiFailure(failure) || [0, 401, 403, 429].includes(failure.status) || failure.status >= 500;

/** Runs an action on many records, one request at a time, with one toast and one undo for all (EDT-11, docs/adr/0045). */
export function useBulk(kind: TrashKind, onEnd: (left: readonly string[]) => void) {
  const text = useText('bulk');
  const lists = useText('lists');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const reasonOf = useReason();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [undone, setUndone] = useState<Undone>();

  const take = async (steps: readonly Step[]) => {
    const back: Step[] = [];
    const failed: (BulkRecord & { reason: string })[] = [];
    let isOver = false;
    for (const [at, step] of steps.entries()) {
      setProgress({ done: at, of: steps.length });
      if (isOver) {
        failed.push({ ...step.record, reason: text('notTried') });
        continue;
      }
      try {
        const version = await withSession(() => dispatch(bulkApi.endpoints.writeRecord.initiate(step.write, { track: false })).unwrap());
        back.push(wayBack(step, version));
      } catch (failure) {
        failed.push({ ...step.record, reason: await reasonOf(failure) });
        isOver = endsAll(failure);
      }
    }
    setProgress(undefined);
    dispatch(manyChanged(kind));
    return { back, failed };
  };

  const undo = async (steps: readonly Step[]) => {
    const id = toast({ title: text('undo.busy'), tone: 'loading' });
    const { back, failed } = await take(steps);
    setUndone(failed.length > 0 ? { action: 'undo', records: failed } : undefined);
    const title =
      failed.length > 0 ? text('undo.some', { count: back.length, all: steps.length }) : text('undo.done', { count: back.length });
    toast({ id, title, text: failed.map(({ name }) => name).join(', '), tone: failed.length > 0 ? 'error' : 'success' });
  };

  const [run, busy] = useOnceAtATime(async (action: BulkAction, records: readonly BulkRecord[]) => {
    const steps = records.flatMap((record) => stepOf(kind, action, record) ?? []);
    if (steps.length === 0) return;
    const id = toast({ title: text(`busy.${action}`), tone: 'loading' });
    const { back, failed } = await take(steps);
    setUndone(failed.length > 0 ? { action, records: failed } : undefined);
    onEnd(failed.map((record) => record.id));
    const counts = { count: back.length, all: steps.length };
    if (back.length === 0) return void toast({ id, title: text(`none.${action}`), text: text('why'), tone: 'error' });
    toast({
      id,
      title: text(failed.length > 0 ? `some.${action}` : `done.${action}`, counts),
      text: failed.length > 0 ? text('why') : undefined,
      tone: failed.length > 0 ? 'info' : 'success',
      action: { label: lists('undo.label'), onPress: () => void undo(back.toReversed()) },
    });
  });

  // Closing the tab in the middle would leave the remaining records unchanged.
  useTabGuard(progress !== undefined);
  return { run, busy: busy || progress !== undefined, progress, undone, forget: () => setUndone(undefined) };
}

/** Returns the reason for a failed write: the first error of each invalid field, else the message of the response. */
function useReason(): (failure: unknown) => Promise<string> {
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText();
  return useCallback(
    async (failure) => {
      const errors = Object.entries((isApiFailure(failure) && failure.fields) || {});
      if (errors.length === 0) return failureText(failure);
      return errors.flatMap(([path, list]) => list.slice(0, 1).map((error) => fieldErrorText(path, error))).join(' · ');
    },
    [failureText, fieldErrorText],
  );
}
