import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { enquiryPath } from '../../../paths.ts';
import { StateBadge } from '../../../shared/lists/badge.tsx';
import { RecordHead } from '../../../shared/lists/record-head.tsx';
import { RecordTable } from '../../../shared/lists/record-table.tsx';
import { ageOf } from '../ages.ts';
import { useEnquiryWords } from '../use-enquiry-words.ts';

/** The inbox as a table. */
export function EnquiryTable({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  const text = useText('enquiries');
  const words = useEnquiryWords();
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
          <RecordHead name={words.name(enquiry)} to={enquiryPath(enquiry.enquiry_id)}>
            {enquiry.wish && <span className="text-xs font-semibold text-coral-dark">{text(`wishes.${enquiry.wish}`)}</span>}
          </RecordHead>
        ),
      }}
      columns={[
        { key: 'state', label: text('state'), cell: ({ state }) => <StateBadge state={state} /> },
        { key: 'about', label: text('facts.about'), cell: words.about },
        { key: 'when', label: text('when'), cell: words.when },
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
