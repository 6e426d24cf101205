import type { DraftView, MissingField } from '@reefdesk/contracts/editing/endpoints';
import { conflictOf, useFailureText } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { type DraftOf, useLazyDraftQuery, usePublishDraftMutation, useScheduleDraftMutation } from './drafts.api.ts';

export interface PublicationOptions<View> extends DraftOf {
  /** Saves everything typed and returns the draft, or null on failure. */
  settled: () => Promise<DraftView<View> | null>;
  hold: (draft: DraftView<View>) => void;
  meet: (current: DraftView<View>) => void;
  compare: (current: DraftView<View>) => void;
  onPublished: () => void;
}

export interface Missing {
  parts: readonly MissingField[];
  at: string | undefined;
}

/** Publishes or schedules a draft. Missing fields and conflicts are shown to the user first. */
export function usePublication<View extends { version: number }>(options: PublicationOptions<View>) {
  const { kind, id, settled, hold, meet, compare, onPublished } = options;
  const text = useText('drafts');
  const toast = useToast();
  const failureText = useFailureText();
  const withSession = useWithSession();
  const [publishDraft] = usePublishDraftMutation();
  const [scheduleDraft] = useScheduleDraftMutation();
  const [readDraft] = useLazyDraftQuery();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Missing>();

  /** Returns false if the request failed and the user can only try again. */
  const whileBusy = async (work: () => Promise<void>, at?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const current = conflictOf<DraftView<View>>(failure);
      if (current?.is_outdated) {
        hold(current);
        compare(current);
      } else if (current) meet(current);
      else if (isApiFailure(failure) && failure.code === 'not_ready') {
        const read = (await readDraft({ kind, id }).unwrap()) as DraftView<View>;
        hold(read);
        setMissing({ parts: read.missing, at });
      } else {
        toast({ title: text('failed'), text: await failureText(failure), tone: 'error' });
        return false;
      }
    } finally {
      setBusy(false);
    }
    return true;
  };

  return {
    busy,
    missing,
    closeMissing: () => setMissing(undefined),
    whileBusy,
    publish: (force: boolean) =>
      whileBusy(async () => {
        const ready = await settled();
        if (!ready) return;
        if (ready.missing.length > 0 && !force) return setMissing({ parts: ready.missing, at: undefined });
        if (ready.is_outdated) return compare(ready);
        setMissing(undefined);
        await withSession(() => publishDraft({ kind, id, version: ready.version, body: { force } }).unwrap());
        toast({ title: text('published'), tone: 'success' });
        onPublished();
      }),
    /** `at` is a local time in the operator's time zone. Null cancels the schedule. */
    schedule: (at: string | null, force: boolean) =>
      whileBusy(async () => {
        const ready = await settled();
        if (!ready) return;
        if (at !== null && ready.missing.length > 0 && !force) return setMissing({ parts: ready.missing, at });
        const { version } = ready;
        hold((await withSession(() => scheduleDraft({ kind, id, version, body: { at, force } }).unwrap())) as DraftView<View>);
        setMissing(undefined);
        toast({ title: text(at === null ? 'schedule.takenBack' : 'schedule.set'), tone: 'success' });
      }, at ?? undefined),
  };
}
