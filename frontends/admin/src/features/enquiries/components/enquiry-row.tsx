import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { classNames } from '@reefdesk/ui/class-names';
import { Link, useLanguage, useText } from '@reefdesk/web-kit';
import { enquiryPath } from '../../../paths.ts';
import { ageOf } from '../../../shared/lists/age-of.ts';
import { StateBadge } from '../../../shared/lists/badge.tsx';
import { useEnquiryTexts } from '../use-enquiry-texts.ts';

export function EnquiryRow({ enquiry }: { enquiry: EnquiryView }) {
  const text = useText('enquiries');
  const enquiryTexts = useEnquiryTexts();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const { enquiry_id: id, reference, state, message, language, preferred_channel: channel, waiting_since: waits } = enquiry;
  const who = enquiryTexts.who(enquiry);
  return (
    <li
      className={classNames(
        'relative bg-white px-4 py-4 hover:bg-ocean/4 sm:px-6',
        state === 'new' && 'shadow-[inset_4px_0_0_var(--color-coral)]',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <Link to={enquiryPath(id)} className="min-w-0 font-display text-lg leading-tight wrap-anywhere after:absolute after:inset-0">
          {enquiryTexts.name(enquiry)}
        </Link>
        <StateBadge state={state} />
      </div>
      <p className="mt-1 text-sm font-semibold text-ocean">{enquiryTexts.about(enquiry)}</p>
      <p className="mt-0.5 text-sm text-ink/80">
        {enquiryTexts.when(enquiry)}
        {who && ` · ${who}`}
      </p>
      {enquiry.waitlisted && <p className="mt-0.5 text-sm font-semibold">{text('waitlist')}</p>}
      {enquiry.wish && <p className="mt-1 text-sm font-semibold text-coral-dark">{text(`wishes.${enquiry.wish}`)}</p>}
      {message && <p className="mt-1.5 line-clamp-2 text-sm text-ink/80 wrap-anywhere">{message}</p>}
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink/70">
        <span className={classNames(waits && 'font-semibold text-coral-dark')}>
          {waits ? text('waits', { age: ageOf(waits, tag) }) : ageOf(enquiry.created_at, tag)}
        </span>
        <span>{reference}</span>
        <span>{language}</span>
        <span>{text(`channels.${channel}`)}</span>
        {enquiry.assignee && <span>{enquiry.assignee.name || enquiry.assignee.user_id}</span>}
        {enquiry.tags.map((one) => (
          <span key={one}>#{one}</span>
        ))}
      </p>
    </li>
  );
}
