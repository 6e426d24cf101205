import { AUDIT_KINDS } from '@reefdesk/contracts/audited';
import { LIMITS } from '@reefdesk/contracts/limits';
import { buttonClass } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/editing-icons';
import { ClockIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { api, Link, query, usePage, useText } from '@reefdesk/web-kit';
import { useAuditQuery } from '../../shared/audit/audit.api.ts';
import { AuditEntry } from '../../shared/audit/audit-entry.tsx';
import { useAuditTexts } from '../../shared/audit/use-audit-texts.ts';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { DayFilter } from '../../shared/lists/day-filter.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';

type AuditKey = 'actor' | 'kind' | 'record' | 'from' | 'to';
type AuditList = CursorQuery<AuditKey>;

const AUDIT: CursorKeys<AuditKey> = { keys: ['actor', 'kind', 'record', 'from', 'to'] };

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({ auditedStaff: query(build, 'GET /api/users', { keepUnusedDataFor: 0 }) }),
});

const { useAuditedStaffQuery } = staffApi;

const ALL = 'all';

/** Filters by person, kind and days, kept in the URL (AUD-03). */
function AuditFilters({ list: { query, change } }: { list: AuditList }) {
  const text = useText('audit');
  const auditTexts = useAuditTexts();
  // Only the first accounts are options; the URL may name any other account.
  const { data: staff = [] } = useAuditedStaffQuery({ query: { limit: LIMITS.cursorPageMax } });
  const people = staff.map(({ user_id: value, fullname: label }) => ({ value, label }));
  const { actor } = query;
  if (actor && !people.some(({ value }) => value === actor)) people.push({ value: actor, label: actor });
  const kinds: { value: string; label: string }[] = AUDIT_KINDS.map((value) => ({ value, label: auditTexts.kindOf(value) }));
  const { kind } = query;
  if (kind && !kinds.some(({ value }) => value === kind)) kinds.push({ value: kind, label: kind });
  const className = 'min-w-0 bg-white text-sm';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 items-end gap-2 lg:grid-cols-4">
      <Select
        label={text('filters.actor')}
        value={actor ?? ALL}
        options={[{ value: ALL, label: text('filters.everybody') }, ...people]}
        onChange={(value) => change({ actor: value === ALL ? '' : value })}
        className={className}
      />
      <Select
        label={text('filters.kind')}
        value={kind ?? ALL}
        options={[{ value: ALL, label: text('filters.everything') }, ...kinds]}
        onChange={(value) => change({ kind: value === ALL ? '' : value, record: '' })}
        className={className}
      />
      <DayFilter label={text('from')} value={query.from} onChange={(from) => change({ from })} />
      <DayFilter label={text('to')} value={query.to} onChange={(to) => change({ to })} />
    </section>
  );
}

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
