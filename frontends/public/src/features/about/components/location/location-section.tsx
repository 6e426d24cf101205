import { buttonClass } from '@reefdesk/ui/button';
import { ChatIcon, ExternalIcon, MailIcon, PhoneIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useBrand, useChatLink, useLocalise, useText } from '@reefdesk/web-kit';
import { directionsLink } from '../../map-links.ts';
import { LocationCards } from './location-cards.tsx';
import { LocationMap } from './location-map.tsx';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

/** The operator's location, and three ways to reach it (ABOUT-38..43, CONST-23). */
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
