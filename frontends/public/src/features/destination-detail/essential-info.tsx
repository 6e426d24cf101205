import { buttonClass } from '@reefdesk/ui/button';
import type { IconComponent } from '@reefdesk/ui/icon';
import { CalendarIcon, ChatIcon, ClockIcon, ExternalIcon, MailIcon, PhoneIcon, PinIcon, SendIcon, TicketIcon } from '@reefdesk/ui/icons';
import { useBrand, useChatLink, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import type { Destination } from '../../shared/destinations/destination.ts';
import { useFacts } from '../../shared/destinations/use-facts.ts';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';

export function EssentialInfo({ destination }: { destination: Destination }) {
  const text = useText('destination-detail');
  const localise = useLocalise();
  const facts = useFacts();
  const { openingHour, entryFee } = destination;
  const day = facts.day(destination.openingDays);
  const hours = facts.hours(openingHour);
  const bestTime = facts.bestTime(destination.bestTime);
  const location = facts.location(destination.location);
  return (
    <aside
      aria-labelledby="info-heading"
      className="z-10 self-start bg-deep px-[clamp(1.25rem,5vw,4rem)] py-8 text-foam lg:sticky lg:top-[calc(var(--navbar-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-28 lg:rounded-panel lg:p-7 lg:shadow-soft"
    >
      <h2 id="info-heading" className="heading-3">
        {text('info.title')}
      </h2>
      <dl className="mt-6 grid lg:mt-4 grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-7 lg:grid-cols-1 lg:gap-y-4">
        <Fact icon={ClockIcon} label={text('info.hours')}>
          {day.value && (
            <span lang={day.lang} className="block">
              {day.value}
            </span>
          )}
          {hours && <span className="block tabular-nums">{hours}</span>}
          {!day.value && !hours && text('info.hoursUnknown')}
        </Fact>
        <Fact icon={TicketIcon} label={text('info.fee')}>
          {(['local', 'tourist'] as const).map((who) => (
            <span key={who} className="block not-first:mt-1.5 lg:flex lg:justify-between lg:gap-x-4 lg:not-first:mt-0">
              <span className="block text-foam/80">{text(`info.${who}`)}</span>
              <span className="block font-semibold whitespace-nowrap tabular-nums">{facts.fee(entryFee, who)}</span>
            </span>
          ))}
        </Fact>
        <Fact icon={CalendarIcon} label={text('info.bestTime')}>
          <span lang={bestTime.lang}>{bestTime.value}</span>
        </Fact>
        <Fact icon={PinIcon} label={text('location')}>
          <span lang={location.lang} className="block">
            {location.value}
          </span>
          <a
            href={mapLink(
              `${localise({ en: destination.name.en }) || localise(destination.name)}, ${destination.location.en || location.value}`,
            )}
            target="_blank"
            rel="noopener noreferrer"
            className="link mt-1 inline-flex min-h-6 items-center gap-1.5 text-sm text-shallows"
          >
            {text('info.map')}
            <ExternalIcon className="size-4" label={text('newTab')} />
          </a>
        </Fact>
      </dl>
      <Ask name={localise(destination.name)} />
    </aside>
  );
}

function Fact({ icon: Icon, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <div className="lg:border-t lg:border-foam/20 lg:pt-4">
      <dt className="flex items-center gap-2.5 text-sm text-foam/80">
        <Icon className="size-5 shrink-0 text-shallows" />
        {label}
      </dt>
      <dd className="mt-1.5 leading-snug">{children}</dd>
    </div>
  );
}

/** A link instead of an embedded map, so that the page sends no request to another host. */
function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Contact options with a prepared text (ENQ-01, GEN-07, SOC-07). Chat comes first; in Chinese the form with WeChat (ENQ-06). */
function Ask({ name }: { name: string }) {
  const text = useText('destination-detail');
  const chat = useChatLink();
  const brand = useBrand();
  const isChinese = useLanguage() === 'cn';
  const message = text('ask.message', { operator: brand.shortName, destination: name });
  const first = buttonClass({ variant: 'light', className: 'w-full sm:w-fit lg:w-full' });
  const second = buttonClass({ variant: 'outline', className: 'w-full sm:w-fit lg:w-full' });
  const isFormFirst = isChinese || !brand.whatsapp;
  const form = (
    <ContactLink subject={name} message={message} className={isFormFirst ? first : second}>
      <SendIcon />
      {text('ask.form')}
    </ContactLink>
  );
  return (
    <div className="mt-8 border-t border-foam/20 pt-6 lg:mt-5 lg:pt-5">
      <p className="font-display text-lg">{text('ask.title')}</p>
      <p className="mt-1 text-sm text-foam/85">{text('ask.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isFormFirst && form}
        {brand.whatsapp && (
          <a href={chat(message)} target="_blank" rel="noopener noreferrer" className={isFormFirst ? second : first}>
            <ChatIcon />
            {text('ask.chat')}
          </a>
        )}
        {!isFormFirst && form}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {brand.phone && (
          <DirectLink href={`tel:${brand.phone}`} label={text('phone')} icon={PhoneIcon}>
            {brand.phoneDisplay}
          </DirectLink>
        )}
        {brand.email && (
          <DirectLink href={`mailto:${brand.email}`} label={text('email')} icon={MailIcon}>
            {brand.email}
          </DirectLink>
        )}
      </ul>
    </div>
  );
}

interface DirectLinkProps {
  href: string;
  label: string;
  icon: IconComponent;
  children: string;
}

function DirectLink({ href, label, icon: Icon, children }: DirectLinkProps) {
  return (
    <li>
      <a href={href} className="link inline-flex min-h-8 items-center gap-2">
        <Icon className="size-4.5 shrink-0 text-shallows" label={label} />
        {children}
      </a>
    </li>
  );
}
