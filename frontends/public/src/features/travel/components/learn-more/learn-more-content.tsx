import type { EntryFee } from '@reefdesk/contracts/destinations/endpoints';
import { buttonClass } from '@reefdesk/ui/button';
import type { IconComponent } from '@reefdesk/ui/icon';
import { CalendarIcon, ClockIcon, PinIcon, SendIcon, TicketIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { useFacts } from '../../../../shared/destinations/use-facts.ts';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import type { Fees } from '../../fees.ts';
import type { Slide } from '../../travel.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { SlideGallery } from './slide-gallery.tsx';
import { UnderwaterBanner } from './underwater-banner.tsx';

export interface LearnMoreContentProps {
  slide: Slide;
  tour: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function LearnMoreContent({ slide, tour, isOpen, onClose }: LearnMoreContentProps) {
  const text = useText('travel');
  const textOf = useLocalisedText();
  const { chat } = useTravelTexts();
  const name = textOf(slide.name);
  const description = textOf(slide.description);
  const [first, ...rest] = description.value.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <>
      <UnderwaterBanner isOpen={isOpen} onClose={onClose} />
      <Container className="grid gap-x-14 gap-y-8 pt-8 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:pt-12 lg:pb-20">
        <SlideGallery slide={slide} />
        <div>
          <p className="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">{text('category')}</p>
          <h2 lang={name.lang} className="heading-2 mt-3">
            {name.value}
          </h2>
          <div lang={description.lang} className="mt-5 grid gap-4 text-foam/90">
            {first && <p className="font-display text-xl leading-snug text-foam [&:lang(zh)]:leading-relaxed">{first}</p>}
            {rest.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line max-md:text-sm">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="lg:col-span-2">
          <SlideFacts slide={slide} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a
              href={chat('send', tour)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              <SendIcon />
              {text('more.send')}
            </a>
            <p className="text-foam/85">{text('more.sendHint')}</p>
          </div>
        </div>
      </Container>
    </>
  );
}

function SlideFacts({ slide: { details } }: { slide: Slide }) {
  const text = useText('travel');
  const facts = useFacts();
  const day = facts.day(details.openingDays);
  const hours = facts.hours(details.openingHour);
  const bestTime = facts.bestTime(details.bestTime);
  const location = facts.location(details.location);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 border-t border-foam/20 pt-8 lg:grid-cols-4">
      <Fact icon={ClockIcon} label={text('more.hours')}>
        {day.value && (
          <span lang={day.lang} className="block">
            {day.value}
          </span>
        )}
        {hours && <span className="block tabular-nums">{hours}</span>}
        {!day.value && !hours && text('more.unknown')}
      </Fact>
      <Fact icon={TicketIcon} label={text('more.fee')}>
        <EntryFees fees={details.fees} />
      </Fact>
      <Fact icon={CalendarIcon} label={text('more.bestTime')}>
        <span lang={bestTime.lang}>{bestTime.value}</span>
      </Fact>
      <Fact icon={PinIcon} label={text('location')}>
        <span lang={location.lang}>{location.value}</span>
      </Fact>
    </dl>
  );
}

function EntryFees({ fees }: { fees: Fees }) {
  const text = useText('travel');
  const format = useFormat();
  const feeText = (fee: number | undefined) =>
    fee === undefined ? text('more.feeUnknown') : fee === 0 ? text('more.free') : format.idr(fee);
  if (fees.local === fees.tourist) return feeText(fees.local);
  return (['local', 'tourist'] satisfies (keyof EntryFee)[]).map((who) => (
    <span key={who} className="block not-first:mt-1.5">
      <span className="block text-foam/85">{text(`more.${who}`)}</span>
      <span className="block font-semibold whitespace-nowrap tabular-nums">{feeText(fees[who])}</span>
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
