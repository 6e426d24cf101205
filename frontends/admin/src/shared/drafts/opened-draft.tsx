import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import { useFailureText } from '@reefdesk/forms';
import { Spinner } from '@reefdesk/ui/spinner';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type DraftOf, useDraftQuery } from './drafts.api.ts';

export interface OpenedDraftProps<View> extends DraftOf {
  /** Called when the request fails for any reason except a missing draft. */
  onFailed: () => void;
  children: (opened: DraftView<View> | null) => ReactNode;
}

/** Loads the draft of a record and renders its form, which does not follow later reloads. */
export function OpenedDraft<View>({ kind, id, onFailed, children }: OpenedDraftProps<View>) {
  const text = useText('drafts');
  const toast = useToast();
  const failureText = useFailureText();
  const { data, error, isFetching } = useDraftQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const isNone = isApiFailure(error) && error.code === 'draft_not_found';
  const failed = useEffectEvent(async () => {
    toast({ title: text('failed'), text: await failureText(error), tone: 'error' });
    onFailed();
  });
  const isBroken = error !== undefined && !isNone && !isFetching;
  useEffect(() => {
    if (isBroken) void failed();
  }, [isBroken]);
  if (isNone) return children(null);
  if (data) return children(data as DraftView<View>);
  return (
    <div role="status" aria-label={text('values.draft')} className="grid min-h-96 place-items-center">
      <Spinner className="size-10 text-lagoon" />
    </div>
  );
}
