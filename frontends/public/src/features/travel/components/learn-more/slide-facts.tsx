import type { EntryFee } from '@reefdesk/contracts/destinations/endpoints';
import type { IconComponent } from '@reefdesk/ui/icon';
import { CalendarIcon, ClockIcon, PinIcon, TicketIcon } from '@reefdesk/ui/icons';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { useFacts } from '../../../../shared/destinations/use-facts.ts';
import type { Fees } from '../../fees.ts';
import type { Slide } from '../../travel.ts';

/** Opening hours, entry fee, best time and location (TRAV-22). */
export function SlideFacts({ slide: { details } }: { slide: Slide }) {
  const text = useText('travel');
  const facts = useFacts();
  const day = facts.day(details.openingDays);
  const hours = facts.hours(details.openingHour);
  const bestTime = facts.bestTime(details.bestTime);
  const location = facts.location(details.location);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 border-t border-foam/20 pt-8 lg:grid-cols-4">
      <Fact icon={ClockIcon} label={text('more.hours')}>
        {day.words && (
          <span lang={day.lang} className="block">
            {day.words}
          </span>
        )}
        {hours && <span className="block tabular-nums">{hours}</span>}
        {!day.words && !hours && text('more.unknown')}
      </Fact>
      <Fact icon={TicketIcon} label={text('more.fee')}>
        <EntryFees fees={details.fees} />
      </Fact>
      <Fact icon={CalendarIcon} label={text('more.bestTime')}>
        <span lang={bestTime.lang}>{bestTime.words}</span>
      </Fact>
      <Fact icon={PinIcon} label={text('location')}>
        <span lang={location.lang}>{location.words}</span>
      </Fact>
    </dl>
  );
}

/** Fees for local guests and for tourists; a single one if both are equal (TRAV-35..37). */
function EntryFees({ fees }: { fees: Fees }) {
  const text = useText('travel');
  const format = useFormat();
  const words = (fee: number | undefined) =>
    fee === undefined ? text('more.feeUnknown') : fee === 0 ? text('more.free') : format.idr(fee);
  if (fees.local === fees.tourist) return words(fees.local);
  return (['local', 'tourist'] satisfies (keyof EntryFee)[]).map((who) => (
    <span key={who} className="block not-first:mt-1.5">
      <span className="block text-foam/85">{text(`more.${who}`)}</span>
      <span className="block font-semibold whitespace-nowrap tabular-nums">{words(fees[who])}</span>
    </span>
  ));
}

function Fact({ icon: Icon, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2.5 text-sm text-foam/85">
        <Icon className="size-5 shrink-0 text-shallows" />
        {label}
      </dt>
      <dd className="mt-1.5 leading-snug">{children}</dd>
    </div>
  );
}
