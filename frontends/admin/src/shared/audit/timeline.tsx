import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useAuditQuery } from './audit.api.ts';
import { AuditEntry } from './audit-entry.tsx';

export interface TimelineProps {
  kind: 'packages' | 'destinations' | 'testimonials' | 'site';
  record: string;
}

/** Audit entries of a record (AUD-03). The panel loads them when it is opened. */
export function Timeline(props: TimelineProps) {
  return (
    <Suspense fallback={null}>
      <Closed {...props} />
    </Suspense>
  );
}

function Closed(props: TimelineProps) {
  const text = useText('audit');
  const [open, setOpen] = useState(false);
  return (
    <details className="rounded-panel bg-white" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer px-5 py-4 font-display text-xl md:px-6">{text('timeline.title')}</summary>
      {open && <Entries {...props} />}
    </details>
  );
}

function Entries({ kind, record }: TimelineProps) {
  const text = useText('audit');
  const lists = useText('lists');
  const [cursor, setCursor] = useState('');
  const { data, error, isFetching, refetch } = useAuditQuery(
    { query: { kind, record, ...(cursor && { cursor }) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="border-t border-ink/8 pb-4">
      {!data && isFetching && (
        <div role="status" aria-label={text('loading')} className="px-5 pt-4">
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4">
          <p role="alert" className="font-semibold text-coral-dark">
            {text('errors.list')}
          </p>
          <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
            {lists('retry')}
          </Button>
        </div>
      )}
      {data?.entries.length === 0 && <p className="px-5 pt-4 text-sm text-ink/75">{text('timeline.empty')}</p>}
      {data && data.entries.length > 0 && (
        <ol aria-label={text('timeline.title')} className="divide-y divide-ink/8">
          {data.entries.map((entry) => (
            <AuditEntry key={entry.entry_id} entry={entry} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3 px-5 pt-3 empty:hidden">
        {cursor && (
          <Button variant="outline" size="small" onClick={() => setCursor('')}>
            {lists('pages.newest')}
          </Button>
        )}
        {data?.nextCursor && (
          <Button variant="outline" size="small" busy={isFetching} onClick={() => setCursor(data.nextCursor ?? '')}>
            {lists('pages.older')}
          </Button>
        )}
      </div>
    </div>
  );
}
