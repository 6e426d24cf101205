import { type OpeningTimes, weekdaysText } from '@reefdesk/contracts/site/opening-times';
import { clockRange, timeZoneName } from '@reefdesk/contracts/time/clock';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, ClockIcon, ExternalIcon, MailIcon, PhoneIcon, PinIcon } from '@reefdesk/ui/icons';
import { runtimeConfig, SocialLinks, socialNetworks, useBrand, useLanguage, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { mapPreview } from '../../../../shared/scenes/map-preview.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';

export function ContactDetails() {
  const text = useText('landing');
  const brand = useBrand();
  const address = brand.address[useLanguage()];
  return (
    <>
      <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        <Detail icon={PinIcon} label={text('contact.address')}>
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        {brand.openingHours.contact.length > 0 && (
          <Detail icon={ClockIcon} label={text('openingHours')}>
            {brand.openingHours.contact.map((times) => (
              <OpeningLine key={times.days.join()} times={times} />
            ))}
          </Detail>
        )}
        {brand.phone && (
          <Detail icon={PhoneIcon} label={text('phone')}>
            <a href={`tel:${brand.phone}`} className="link">
              {brand.phoneDisplay}
            </a>
          </Detail>
        )}
        {brand.email && (
          <Detail icon={MailIcon} label={text('contact.email')}>
            <a href={`mailto:${brand.email}`} className="link">
              {brand.email}
            </a>
          </Detail>
        )}
        {brand.wechat && (
          <Detail icon={ChatIcon} label={text('contact.wechat')}>
            <span className="wrap-anywhere">{brand.wechat.id}</span>
          </Detail>
        )}
      </dl>
      <a
        href={mapLink(brand.map.query)}
        target="_blank"
        rel="noopener noreferrer"
        className="group relative mt-10 block overflow-hidden rounded-panel bg-deep"
      >
        <Scene
          scene={mapPreview}
          alt={text('contact.mapAlt')}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-[16/9] w-full transition-[scale] duration-700 ease-buoyant group-hover:scale-103"
        />
        <span className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2.5 rounded-full bg-white px-5 font-semibold text-deep">
          <ExternalIcon className="size-4.5" />
          {text('contact.map')}
        </span>
      </a>
      {socialNetworks().length > 0 && (
        <>
          <p className="mt-8 text-sm font-semibold text-foam/80">{text('social')}</p>
          <SocialLinks className="mt-3" />
        </>
      )}
    </>
  );
}

/** `Monday-Saturday 8:00-18:00 (8:00 AM-6:00 PM)` (LAND-21, OR-03). */
function OpeningLine({ times: { days, opens, closes } }: { times: OpeningTimes }) {
  const text = useText('landing');
  const language = useLanguage();
  const note = { twelve: clockRange(opens, closes, language, 12), zone: timeZoneName(runtimeConfig().brand.timeZone, language) };
  return (
    <p>
      {weekdaysText(days, language)} {clockRange(opens, closes, language)}{' '}
      <span className="whitespace-nowrap text-foam/80">{text('contact.hoursNote', note)}</span>
    </p>
  );
}

function Detail({ icon: Icon, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-4 text-sm text-foam/80">
        <Icon className="size-6 shrink-0 text-shallows" />
        {label}
      </dt>
      <dd className="mt-1 pl-10">{children}</dd>
    </div>
  );
}

/** A link instead of an embedded map, so that the page contacts no other host. */
function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
