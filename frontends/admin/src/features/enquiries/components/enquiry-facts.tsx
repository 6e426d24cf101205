import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { toLanguage } from '@reefdesk/contracts/languages';
import { enquiryAddress, WATCHED_ENQUIRY } from '@reefdesk/contracts/pages/site-paths';
import { ExternalIcon } from '@reefdesk/ui/icons';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { StateBadge } from '../../../shared/lists/badge.tsx';
import { useEnquiryTexts } from '../use-enquiry-texts.ts';

export function EnquiryFacts({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const format = useFormat();
  const enquiryTexts = useEnquiryTexts();
  const { reference, state, email, phone, wechat, language, certification, created_at: createdAt, erased_at: erasedAt } = enquiry;
  const who = enquiryTexts.who(enquiry);
  const levels = text.all<Readonly<Record<string, string>>>('levels');
  return (
    <header className="rounded-panel bg-white p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="heading-3 min-w-0 wrap-anywhere">{enquiryTexts.name(enquiry)}</h1>
        <StateBadge state={state} className="mt-1" />
      </div>
      <p className="mt-1 text-sm text-ink/75">
        <span className="select-all font-semibold text-ink">{reference}</span> · {language} ·{' '}
        {format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact label={text('facts.about')}>{enquiryTexts.about(enquiry)}</Fact>
        <Fact label={text('when')}>{[enquiryTexts.when(enquiry), enquiry.waitlisted && text('waitlist')].filter(Boolean).join(' · ')}</Fact>
        {who && <Fact label={text('facts.who')}>{who}</Fact>}
        {certification && <Fact label={text('facts.level')}>{levels[certification] ?? certification}</Fact>}
        {email && (
          <Fact label={text('channels.email')}>
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact label={text('facts.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
              {phone}
            </a>
          </Fact>
        )}
        {wechat && (
          <Fact label={text('channels.wechat')}>
            <span className="select-all wrap-anywhere">{wechat}</span>
          </Fact>
        )}
      </dl>
      {enquiry.wish && (
        <p className="mt-4 rounded-field border border-coral-dark/50 px-4 py-3 text-sm font-semibold text-coral-dark">
          {text(`wishes.${enquiry.wish}`)}
        </p>
      )}
      {erasedAt ? (
        <p className="mt-4 text-sm font-semibold text-ink/80">
          {text('erasure.erased', { date: format.date(erasedAt, { dateStyle: 'medium' }) })}
        </p>
      ) : (
        <a
          href={enquiryAddress('', `${WATCHED_ENQUIRY}${enquiry.enquiry_id}`, toLanguage(language))}
          target="_blank"
          rel="noopener noreferrer"
          className="link mt-4 inline-flex min-h-8 items-center gap-2 text-sm text-ocean"
        >
          <ExternalIcon className="size-4" />
          {text('facts.page')}
        </a>
      )}
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink/70">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
