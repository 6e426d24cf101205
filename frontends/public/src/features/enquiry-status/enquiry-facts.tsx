import { stateText } from '@reefdesk/contracts/bookings/values';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { Link, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { useRequestedDates } from '../../shared/enquiry/use-requested-dates.ts';

export function EnquiryFacts({ enquiry }: { enquiry: EnquiryStatusView }) {
  const text = useText('enquiry-status');
  const localise = useLocalise();
  const format = useFormat();
  const { reference, sent_at, package: travel, dates, party, waitlisted } = enquiry;
  const state = stateText(enquiry.state, enquiry.bookings);
  const when = useRequestedDates()(dates);
  const who = (['divers', 'guests', 'children'] as const).flatMap((kind) => {
    const count = party[kind];
    return count ? [text(kind, { count })] : [];
  });
  return (
    <div className="grid gap-6">
      <p
        className="inline-flex items-center gap-3 justify-self-start rounded-full bg-shallows px-5 py-2 font-semibold text-abyss"
        data-testid="state"
      >
        {text(`states.${state}`)}
      </p>
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Fact label={text('reference')}>
          <span className="font-display text-xl tracking-wide select-all" data-testid="reference">
            {reference}
          </span>
          <span className="block text-sm text-foam/80">{text('sent', { date: format.date(sent_at) })}</span>
        </Fact>
        {travel && (
          <Fact label={text('about')}>
            <Link to={travelPath(travel.slug)} className="link">
              {localise(travel.name) || travel.slug}
            </Link>
          </Fact>
        )}
        {when && (
          <Fact label={text('when')}>
            {when}
            {waitlisted && <span className="block text-sm text-foam/80">{text('waitlist')}</span>}
          </Fact>
        )}
        {who.length > 0 && <Fact label={text('who')}>{who.join(' · ')}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-foam/80">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
