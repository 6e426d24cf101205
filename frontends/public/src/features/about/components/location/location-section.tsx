import type { Brand } from '@reefdesk/contracts/site/brand';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { ChatIcon, ExternalIcon, MailIcon, PhoneIcon, PinIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { runtimeConfig, useBrand, useChatLink, useLocalise, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapPreview } from '../../../../shared/scenes/map-preview.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { LocationCards } from './location-cards.tsx';

/** Degrees that the embedded map shows on each side of the location. */
const AROUND = { latitude: 0.008, longitude: 0.014 };

function directionsLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** URL of a map for a frame, with a pin in the middle. The gateway's policy allows its host. */
function embeddedMap({ latitude, longitude }: Brand['map']): string {
  const box = [longitude - AROUND.longitude, latitude - AROUND.latitude, longitude + AROUND.longitude, latitude + AROUND.latitude];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

export function LocationSection() {
  const text = useText('about');
  const localise = useLocalise();
  const chat = useChatLink();
  const brand = useBrand();
  const newTab = <span className="sr-only"> ({text('newTab')})</span>;
  return (
    <Section
      ground="deep"
      className="bg-[linear-gradient(var(--color-ocean),var(--color-deep)_45%,var(--color-abyss))]"
      aria-labelledby="location-heading"
    >
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 sm:gap-y-8">
          <div>
            <h2 id="location-heading" className="heading-2">
              {text('location.title')}
            </h2>
            <p className="lead mt-4 sm:mt-5 max-w-lg">{text('location.text')}</p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:*:min-h-11 max-sm:*:gap-1.5 max-sm:*:px-3 max-sm:*:text-xs sm:gap-3">
            {brand.whatsapp && (
              <a href={chat(localise(brand.chat.greeting))} {...ELSEWHERE} className={buttonClass({ variant: 'primary' })}>
                <ChatIcon />
                {text('location.buttons.whatsapp')}
                {newTab}
              </a>
            )}
            {brand.phone && (
              <a href={`tel:${brand.phone}`} className={buttonClass({ variant: 'outline' })}>
                <PhoneIcon />
                {text('location.buttons.call')}
              </a>
            )}
            {brand.email && (
              <a href={`mailto:${brand.email}`} className={buttonClass({ variant: 'outline' })}>
                <MailIcon />
                {text('location.buttons.email')}
              </a>
            )}
          </div>
        </div>
        <LocationMap>
          <a href={directionsLink(brand.map.query)} {...ELSEWHERE} className={buttonClass({ variant: 'light' })}>
            <ExternalIcon />
            {text('location.directions')}
            {newTab}
          </a>
        </LocationMap>
        <LocationCards />
      </Container>
    </Section>
  );
}

/** A drawn map until the reader asks for the real one, so that the page sends no request to another host (ABOUT-38). */
function LocationMap({ children }: { children: ReactNode }) {
  const text = useText('about');
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => {
    if (wanted) frame.current?.focus();
  }, [wanted]);
  return (
    <div className="mt-4 sm:mt-12">
      <div className="relative h-36 sm:h-[26rem] overflow-hidden rounded-panel bg-ocean lg:h-[30rem]">
        {wanted ? (
          <iframe
            ref={frame}
            src={embeddedMap(runtimeConfig().brand.map)}
            title={text('location.mapTitle')}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="size-full border-0"
          />
        ) : (
          <Scene
            scene={mapPreview}
            alt={text('location.mapAlt')}
            sizes="(min-width: 80rem) 72rem, max(100vw, 47rem)"
            className="size-full"
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 sm:mt-4 max-sm:[&>.button]:gap-1.5 max-sm:[&>.button]:px-3 max-sm:[&>.button]:text-xs sm:gap-x-5 sm:gap-y-4">
        {children}
        {!wanted && (
          <Button variant="outline" onClick={() => setWanted(true)}>
            <PinIcon />
            {text('location.mapButton')}
          </Button>
        )}
        <p className="basis-64 grow text-sm text-foam/80">{text('location.mapNotice')}</p>
      </div>
    </div>
  );
}
