import type { DraftView, MissingPart } from '@reefdesk/contracts/drafts';
import { conflictOf, useFailureText } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { type DraftOf, useLazyDraftQuery, usePublishDraftMutation, useScheduleDraftMutation } from './drafts.api.ts';

export interface PublicationOptions<View> extends DraftOf {
  /** The draft when all that was typed is in it, else null. */
  settled: () => Promise<DraftView<View> | null>;
  hold: (draft: DraftView<View>) => void;
  /** Somebody else saved something in the draft. */
  meet: (current: DraftView<View>) => void;
  /** Somebody else changed what is public. */
  compare: (current: DraftView<View>) => void;
  onPublished: () => void;
}

/** What is missing before the draft is published, now or at a time. */
export interface Missing {
  parts: readonly MissingPart[];
  /** Undefined: now. */
  at: string | undefined;
}

/** A draft on its way to visitors: now, or at a time; what is in the way is asked about. */
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

  const whileBusy = async (work: () => Promise<void>, at?: string) => {
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
      } else toast({ title: text('failed'), text: await failureText(failure), tone: 'error' });
    } finally {
      setBusy(false);
    }
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
        await withSession(() => publishDraft({ kind, id, version: ready.version, force }).unwrap());
        toast({ title: text('published'), tone: 'success' });
        onPublished();
      }),
    /** By the operator's clocks; null takes it back. */
    schedule: (at: string | null, force: boolean) =>
      whileBusy(async () => {
        const ready = await settled();
        if (!ready) return;
        if (at !== null && ready.missing.length > 0 && !force) return setMissing({ parts: ready.missing, at });
        const { version } = ready;
        hold((await withSession(() => scheduleDraft({ kind, id, version, at, force }).unwrap())) as DraftView<View>);
        setMissing(undefined);
        toast({ title: text(at === null ? 'schedule.takenBack' : 'schedule.set'), tone: 'success' });
      }, at ?? undefined),
  };
}
