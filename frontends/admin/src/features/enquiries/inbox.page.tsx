import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { MailIcon } from '@reefdesk/ui/icons';
import { useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { enquiryPath } from '../../paths.ts';
import { ageOf } from '../../shared/lists/age-of.ts';
import { StateBadge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ExportFold } from '../../shared/lists/export-fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListViews } from '../../shared/lists/list-views.tsx';
import { RecordHead } from '../../shared/lists/record-head.tsx';
import { RecordTable } from '../../shared/lists/record-table.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useLook } from '../../shared/lists/use-look.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { EnquiryRow } from './components/enquiry-row.tsx';
import { INBOX, InboxFilters } from './components/inbox-filters.tsx';
import { InboxBreakdown, InboxStatistics } from './components/inbox-statistics.tsx';
import { useInboxQuery } from './enquiries.api.ts';
import { useEnquiryTexts } from './use-enquiry-texts.ts';

/** New enquiries appear without a reload, even without the change feed. */
const POLL_MS = 15_000;

/** The enquiries, newest first (ENQ-09). */
export default function InboxPage() {
  const text = useText('enquiries');
  const inbox = useCursorQuery(INBOX);
  const { query } = inbox;
  const look = useLook('enquiries');
  const result = useInboxQuery({ query }, useLookEvery(POLL_MS));
  const { data } = result;
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen ? '' : 'max-md:hidden';
  usePage({ title: text('pages.enquiries'), page: 'enquiries' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.enquiries')} lead={<span className="max-md:hidden">{text('lead')}</span>}>
        <p role="status" className="text-sm font-semibold text-coral-dark">
          {data && data.newCount > 0 && text('newEnquiries', { count: data.newCount })}
          {data && data.wishCount > 0 && (
            <button type="button" className="link block min-h-8" onClick={() => inbox.change({ wish: 'open', state: '' })}>
              {text('wishes.count', { count: data.wishCount })}
            </button>
          )}
        </p>
      </ListHeader>
      {/* On phones the search comes first, and the rest is folded, so that the first enquiry is in view. */}
      <div className="flex flex-col-reverse gap-5 md:flex-col lg:gap-7">
        <div className={folded}>
          <InboxStatistics />
        </div>
        <InboxFilters inbox={inbox} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div className={folded}>
        <ListViews list="enquiries" look={look} />
      </div>
      {(['wish', 'waitlist'] as const).map(
        (key) =>
          query[key] && (
            <p key={key} className="flex flex-wrap items-center gap-x-4 text-sm font-semibold">
              {text(key === 'wish' ? 'wishes.only' : 'filters.waitlist')}
              <button type="button" className="link min-h-11 text-ocean" onClick={() => inbox.change({ [key]: '' })}>
                {text('showEverything')}
              </button>
            </p>
          ),
      )}
      <CursorList
        namespace="enquiries"
        icon={MailIcon}
        newestFirst={(query.sort ?? 'newest') === 'newest'}
        result={result}
        list={inbox}
        search={query.q}
        table={look.look === 'table' ? (enquiries) => <EnquiryTable enquiries={enquiries} /> : undefined}
      >
        {(enquiry) => <EnquiryRow key={enquiry.enquiry_id} enquiry={enquiry} />}
      </CursorList>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <InboxBreakdown />
        <InboxExport />
      </div>
    </main>
  );
}

/** Exports the enquiries of a period as CSV, with or without suspected spam (ENQ-17). */
function InboxExport() {
  const text = useText('enquiries');
  const [spam, setSpam] = useState(false);
  return (
    <ExportFold path="/api/enquiries/export.csv" query={spam ? { spam: 'include' } : {}} text={text}>
      <label className="flex min-h-12 cursor-pointer items-center gap-2.5 text-sm">
        <input type="checkbox" checked={spam} onChange={({ target }) => setSpam(target.checked)} className="size-5 accent-coral" />
        {text('export.spam')}
      </label>
    </ExportFold>
  );
}

function EnquiryTable({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  const text = useText('enquiries');
  const enquiryTexts = useEnquiryTexts();
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (
    <RecordTable
      caption={text('pages.enquiries')}
      rows={enquiries}
      keyOf={({ enquiry_id }) => enquiry_id}
      head={{
        key: 'name',
        label: text('table.name'),
        cell: (enquiry) => (
          <RecordHead name={enquiryTexts.name(enquiry)} to={enquiryPath(enquiry.enquiry_id)}>
            {enquiry.wish && <span className="text-xs font-semibold text-coral-dark">{text(`wishes.${enquiry.wish}`)}</span>}
          </RecordHead>
        ),
      }}
      columns={[
        { key: 'state', label: text('state'), cell: ({ state }) => <StateBadge state={state} /> },
        { key: 'about', label: text('facts.about'), cell: enquiryTexts.about },
        { key: 'when', label: text('when'), cell: enquiryTexts.when },
        {
          key: 'age',
          label: text('table.age'),
          cell: ({ waiting_since: waits, created_at: at }) => (
            <span className={waits ? 'font-semibold text-coral-dark' : ''}>{ageOf(waits ?? at, tag)}</span>
          ),
        },
        { key: 'language', label: text('language'), cell: ({ language }) => language },
        { key: 'assignee', label: text('filters.assignee.label'), cell: ({ assignee }) => assignee && (assignee.name || assignee.user_id) },
      ]}
    />
  );
}
