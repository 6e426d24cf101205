import type { Brand } from '@reefdesk/contracts/site/brand';
import { openingLines } from '@reefdesk/contracts/site/opening-times';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, ClockIcon, PinIcon } from '@reefdesk/ui/icons';
import { useBrand, useChatLink, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { Strip } from '../strip.tsx';

export function LocationCards() {
  const text = useText('about');
  const localise = useLocalise();
  const chat = useChatLink();
  const brand = useBrand();
  const language = useLanguage();
  const address = brand.address[language];
  const ways = [
    { key: 'phone', href: `tel:${brand.phone}`, label: brand.phoneDisplay },
    { key: 'whatsapp', href: chat(localise(brand.chat.greeting)), label: written(brand) },
    { key: 'email', href: `mailto:${brand.email}`, label: brand.email },
  ].filter(({ label }) => label !== '');
  return (
    <Strip label={text('strips.location')} className="mt-4 sm:mt-12 sm:gap-x-12 sm:gap-y-10 lg:grid-cols-3">
      <Card icon={PinIcon} title={text('location.address.title')}>
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Card>
      <Card icon={ChatIcon} title={text('location.contact.title')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {ways.map(({ key, href, label }) => (
            <Row key={key} label={text(`location.contact.${key}`)}>
              <a
                href={href}
                {...(key === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
                className="link inline-block min-h-6"
              >
                {label}
              </a>
            </Row>
          ))}
        </dl>
      </Card>
      <Card icon={ClockIcon} title={text('openingHours')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {openingLines(brand.openingHours.office, language, text('location.weekdays')).map(({ days, hours }) => (
            <Row key={days} label={days}>
              <span className="tabular-nums">{hours}</span>
            </Row>
          ))}
        </dl>
      </Card>
    </Strip>
  );
}

/** The WhatsApp number, written like the phone number if it is the same. */
function written({ whatsapp, phoneDisplay }: Brand): string {
  if (whatsapp === '') return '';
  return phoneDisplay.replace(/\D/g, '') === whatsapp ? phoneDisplay : `+${whatsapp}`;
}

function Card({ icon: Icon, title, children }: { icon: IconComponent; title: string; children: ReactNode }) {
  return (
    <li>
      <article className="border-t border-foam/25 pt-5 sm:pt-6">
        <h3 className="mb-3 flex sm:mb-4 items-center gap-3 font-display text-xl">
          <Icon className="size-6 shrink-0 text-shallows" />
          {title}
        </h3>
        {children}
      </article>
    </li>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-foam/80">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
