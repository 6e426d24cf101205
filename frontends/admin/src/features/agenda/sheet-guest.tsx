import type { SheetGuestView } from '@reefdesk/contracts/departures/endpoints';
import { Link, useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { enquiryPath } from '../../paths.ts';

export interface SheetGuestProps {
  guest: SheetGuestView;
  about?: string | null;
}

const KINDS = ['divers', 'guests', 'children'] as const;

/** One booking on the day sheet, with the details that the crew needs. The printed square can be ticked with a pen. */
export function SheetGuest({ guest, about = null }: SheetGuestProps) {
  const text = useText('agenda');
  const format = useFormat();
  const { name, reference, language, seats, party, certification, sizes, notes, contact, state, hold_until: heldUntil } = guest;
  const levels = text.all<Readonly<Record<string, string>>>('levels');
  const kinds = KINDS.flatMap((kind) => (party[kind] ? [text(`party.${kind}`, { count: party[kind] })] : []));
  return (
    <li className="border-b border-ink/10 px-4 py-4 last:border-b-0 sm:px-6 print:flex print:gap-3 print:break-inside-avoid print:border-ink/40 print:px-0 print:py-2.5">
      <span aria-hidden="true" className="mt-1 hidden size-4 shrink-0 border-2 border-ink/60 print:block" />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight wrap-anywhere print:text-base">
            <Link to={enquiryPath(guest.enquiry_id)} className="link text-ocean print:text-ink print:no-underline">
              {name || text('erased')}
            </Link>{' '}
            <span className="font-sans text-sm font-semibold">· {text('places', { count: seats })}</span>
          </p>
          <p className="mt-1 text-sm text-ink/75">{[reference, language, about].filter(Boolean).join(' · ')}</p>
          {state === 'held' && heldUntil !== null && (
            <p className="mt-1 text-sm font-semibold text-coral-dark">
              {text('sheet.held', { time: format.date(heldUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
            </p>
          )}
          {contact && (
            <p className="mt-1 text-sm wrap-anywhere">
              {text(`channels.${contact.channel}`)}: <span className="select-all font-semibold">{contact.value}</span>
            </p>
          )}
        </div>
        <dl className="grid min-w-0 grid-cols-2 content-start gap-x-6 gap-y-2 text-sm">
          <Fact label={text('sheet.party')}>{kinds.join(' · ') || '–'}</Fact>
          <Fact label={text('sheet.certification')}>{(certification && (levels[certification] ?? certification)) || '–'}</Fact>
          <Fact label={text('sizes')}>{sizes || '–'}</Fact>
          <Fact label={text('notes')}>{notes || '–'}</Fact>
        </dl>
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink/70">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
