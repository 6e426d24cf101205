import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { SearchIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Popup, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { useFailureOr } from './failure-or.ts';

/** Placeholder cards while a list is loading (CONST-38). */
const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

export const CARD_GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 lg:gap-6';

export function ListSkeleton({ label, pictureClassName = 'aspect-[16/10]' }: { label: string; pictureClassName?: string }) {
  return (
    <div role="status" aria-label={label} className={CARD_GRID}>
      {SKELETONS.map((index) => (
        <div key={index} data-testid="skeleton" className="overflow-hidden rounded-panel bg-white">
          <Skeleton className={`w-full rounded-none ${pictureClassName}`} />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Empty state of a search or filter without matches. */
export function NoMatches({ search, onClear }: { search: string; onClear: () => void }) {
  const text = useText('lists');
  const terms = search.trim();
  return (
    <EmptyState
      icon={SearchIcon}
      title={terms ? text('noMatches.search', { words: terms }) : text('noMatches.filter')}
      className="py-16"
      actions={<Button onClick={onClear}>{text('showEverything')}</Button>}
    >
      {text('noMatches.text')}
    </EmptyState>
  );
}

export interface ListFailureProps {
  failure: unknown;
  fallback: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Shows a failed request in an "Error!" dialog, and in red in place of the list (ERR-48, OR-66). */
export function ListFailure({ failure, fallback, onRetry, busy = false }: ListFailureProps) {
  const text = useText('lists');
  const failureOr = useFailureOr();
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let current = true;
    void failureOr(failure, fallback).then((reason) => {
      if (!current) return;
      setMessage(reason);
      setOpen(true);
    });
    return () => {
      current = false;
    };
  }, [failure, fallback, failureOr]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-white p-6">
        <p role="alert" className="font-semibold text-coral-dark">
          {message}
        </p>
        <Button variant="outline" busy={busy} onClick={onRetry}>
          {text('retry')}
        </Button>
      </div>
      <Popup open={open} onClose={() => setOpen(false)} tone="error" title={text('error')}>
        {message}
      </Popup>
    </>
  );
}
