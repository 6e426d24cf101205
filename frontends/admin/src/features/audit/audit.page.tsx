import { buttonClass } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/editing-icons';
import { ClockIcon } from '@reefdesk/ui/icons';
import { Link, usePage, useText } from '@reefdesk/web-kit';
import { useAuditQuery } from '../../shared/audit/audit.api.ts';
import { AuditEntry } from '../../shared/audit/audit-entry.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { AUDIT, AuditFilters } from './audit-filters.tsx';

/** The record of changes, newest first (AUD-03). */
export default function AuditPage() {
  const text = useText('audit');
  const list = useCursorQuery(AUDIT);
  const result = useAuditQuery({ query: list.query });
  usePage({ title: text('pages.audit'), page: 'audit' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.audit')} lead={text('lead')}>
        <a href={`/api/audit/export.csv${list.addressOf({})}`} download className={buttonClass({ variant: 'outline' })}>
          <DownloadIcon className="size-4" /> {text('export')}
        </a>
      </ListHeader>
      <AuditFilters list={list} />
      <CursorList namespace="audit" icon={ClockIcon} newestFirst result={result} list={list}>
        {(entry) => (
          <AuditEntry key={entry.entry_id} entry={entry}>
            {entry.record_id && list.query.record !== entry.record_id && (
              <Link
                to={list.addressOf({ kind: entry.kind, record: entry.record_id })}
                className="link mt-2 inline-flex min-h-6 items-center text-sm"
              >
                {text('allOfIt')}
              </Link>
            )}
          </AuditEntry>
        )}
      </CursorList>
    </main>
  );
}
