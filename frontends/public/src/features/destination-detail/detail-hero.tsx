import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button } from '@reefdesk/ui/button';
import { ArrowLeftIcon, ChevronDownIcon, PinIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Photo, useNavigate, useText } from '@reefdesk/web-kit';
import type { Destination } from '../../shared/destinations/destination.ts';
import { useFacts } from '../../shared/destinations/use-facts.ts';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../shared/missing-photo.tsx';
import { HERO_DESCRIPTION_LENGTH, truncate } from './truncate.ts';

export const CONTENT_ID = 'destination-content';

/** Pictures are 3:2 and cover the frame, so a tall window shows a wider picture; phones load a smaller file. */
const SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 150vh)';

export function DetailHero({ destination }: { destination: Destination }) {
  const text = useText('destination-detail');
  const textOf = useLocalisedText();
  const facts = useFacts();
  const name = textOf(destination.name);
  const category = textOf(destination.category);
  const description = textOf(destination.description);
  const location = facts.location(destination.location);
  return (
    <section className="relative isolate flex min-h-[calc(100svh-var(--lower-bar))] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
      <Photo
        meta={destination.image.meta}
        path={destination.image.url}
        alt=""
        sizes={SIZES}
        priority
        className="absolute inset-0 -z-20"
        missing={<MissingPhoto className="absolute! inset-0 -z-20" labelClassName="mt-36 self-start" />}
      />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.62)_34%,transparent_68%),linear-gradient(100deg,rgb(4_24_36/0.5),transparent_60%)]" />
      <Container className="flex flex-1 flex-col pt-[calc(var(--navbar-height)+1.25rem)] pb-12 sm:pb-16">
        <div>
          <BackButton />
        </div>
        <div className="mt-auto max-w-3xl animate-rise pt-24">
          {category.value && (
            <p lang={category.lang} className="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">
              {category.value}
            </p>
          )}
          <h1 lang={name.lang} className="heading-1 mt-4">
            {name.value}
          </h1>
          <p lang={location.lang} className="mt-4 flex items-start gap-2 text-foam/90">
            <PinIcon className="mt-1 size-4.5 shrink-0 text-shallows" />
            {location.value}
          </p>
          {description.value && (
            <p lang={description.lang} className="mt-5 max-w-[34em] text-lg">
              {truncate(description.value, HERO_DESCRIPTION_LENGTH, text('ellipsis'))}
            </p>
          )}
          <Button variant="primary" size="large" className="mt-8" onClick={scrollToContent}>
            {text('explore')}
            <ChevronDownIcon className="size-5" />
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** Scrolls smoothly unless reduced motion is set, and moves the focus. */
function scrollToContent(): void {
  const content = document.getElementById(CONTENT_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  content?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  content?.focus({ preventScroll: true });
}

/** Leads to the previous page of this site, or to the list after another website (DDET-04). */
function BackButton() {
  const text = useText('destination-detail');
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      size="small"
      className="min-h-11! bg-abyss/45 pl-4!"
      onClick={() => (cameFromThisSite() ? navigate(-1) : navigate(PATHS.destinations))}
    >
      <ArrowLeftIcon className="size-4.5" />
      {text('back')}
    </Button>
  );
}

/** The router numbers its entries in `history.state.idx`; a replaced entry, as on a change of language, keeps its number. */
function cameFromThisSite(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}
