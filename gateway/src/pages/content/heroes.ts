import type { DestinationView } from '@reefdesk/contracts/destinations';
import { type Language, localise } from '@reefdesk/contracts/languages';
import type { SlideView } from '@reefdesk/contracts/slides';
import type { TravelPageView } from '@reefdesk/contracts/travels';
import { type Html, html } from '../html.ts';
import type { ReadText } from '../reading/site-texts.ts';
import { COVER_SIZES, cover } from './cover.ts';

/**
 * The first screenful of the pages, in the classes of the screens' own heroes (frontends/public): picture and words stand there
 * before the first script, and stay where they are when React takes over.
 */
export interface HeroSetting {
  language: Language;
  text: ReadText;
  imageBaseUrl: string;
}

/** Of a button that only the screen has. */
const BUTTON = html`<div class="mt-8 h-13"></div>`;
/** Of the pin in front of a location. */
const PIN = html`<span class="mt-1 size-4.5 shrink-0"></span>`;
/** What the screens show of a description (CONST-08). */
const DESCRIPTION_LENGTH = 120;

export function destinationHero(destination: DestinationView, { language, text, imageBaseUrl }: HeroSetting): Html {
  return html`<section class="relative isolate flex min-h-[calc(100svh-var(--social-row))] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
    ${cover({ image: destination.main_image_meta, sizes: COVER_SIZES.page, imageBaseUrl })}
    <div class="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.62)_34%,transparent_68%),linear-gradient(100deg,rgb(4_24_36/0.5),transparent_60%)]"></div>
    <div class="container-page flex flex-1 flex-col pt-[calc(var(--navbar-height)+1.25rem)] pb-12 sm:pb-16">
      <div class="mt-auto max-w-3xl pt-24">
        ${tag(localise(destination.category, language))}
        <h1 class="heading-1 mt-4">${localise(destination.name, language)}</h1>
        <p class="mt-4 flex items-start gap-2 text-foam/90">${PIN}${destination.location}</p>
        <p class="mt-5 max-w-[34em] text-lg">${shortened(localise(destination.description, language), text('destination-detail', 'ellipsis'))}</p>${BUTTON}
      </div>
    </div>
  </section>`;
}

export function travelHero({ travel, destinations }: TravelPageView, { language, text, imageBaseUrl }: HeroSetting): Html {
  const [stop] = destinations;
  return html`<section class="relative isolate flex min-h-[calc(100svh-var(--social-row))] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
    ${cover({ image: stop ? stop.destination.main_image_meta : travel.image_meta, sizes: COVER_SIZES.page, imageBaseUrl })}
    <div class="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.76)_40%,rgb(4_24_36/0.36)_66%,rgb(4_24_36/0.5))] lg:bg-[linear-gradient(to_top,rgb(4_24_36/0.92),rgb(4_24_36/0.3)_38%,transparent_60%),linear-gradient(100deg,rgb(4_24_36/0.86),rgb(4_24_36/0.5)_38%,transparent_68%)]"></div>
    <div class="container-page flex flex-1 flex-col pt-[calc(var(--navbar-height)+clamp(0.75rem,3svh,2rem))] pb-[19rem] lg:pb-[14rem]">
      <h1 class="max-w-[75%] font-display text-xl leading-tight lg:text-2xl">${localise(travel.name, language)}</h1>
      ${
        stop &&
        html`<div class="mt-auto max-w-2xl pt-6">${tag(text('travel', 'category'))}<h2 class="heading-1 mt-3 lg:mt-4">${localise(stop.destination.name, language)}</h2>
        <p class="mt-12 line-clamp-4 max-w-[34em] text-foam/95 lg:mt-15 lg:text-lg">${localise(stop.comments, language)}</p></div>`
      }
    </div>
  </section>`;
}

/** `data-cover` tells the screen with which place the cover begins. */
export function destinationsHero(shown: DestinationView | undefined, { language, text, imageBaseUrl }: HeroSetting): Html {
  return html`<section data-cover="${shown?.destination_id}" class="relative isolate flex min-h-[calc(100svh-var(--social-row))] sm:min-h-[min(calc(100svh-var(--social-row)-4.5rem),56rem)] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
    ${cover({ image: shown?.main_image_meta, sizes: COVER_SIZES.slides, imageBaseUrl })}
    <div class="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.9),rgb(4_24_36/0.5)_32%,transparent_62%),linear-gradient(100deg,rgb(4_36_66/0.78),rgb(4_36_66/0.46)_42%,transparent_72%)]"></div>
    <div class="container-page flex flex-1 flex-col pt-[clamp(6.5rem,15svh,9.5rem)] pb-6 sm:pb-8">
      <h1 class="heading-1 max-w-[10em]">${text('destinations', 'featured.title')}</h1>
      ${
        shown &&
        html`<div class="mt-auto pt-16 pb-16"><p class="text-sm font-semibold text-shallows">${localise(shown.category, language)}</p><h2 class="mt-1 font-display text-3xl leading-tight">${localise(shown.name, language)}</h2>
      <p class="mt-2 flex items-start gap-2 text-foam/90">${PIN}${shown.location}</p>${BUTTON}</div>`
      }
    </div>
  </section>`;
}

export function aboutHero(title: string, slide: SlideView | undefined, { text, imageBaseUrl }: HeroSetting): Html {
  return html`<section class="relative isolate flex min-h-[calc(100svh-var(--social-row))] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
    ${cover({ image: slide?.image_meta, sizes: COVER_SIZES.slides, imageBaseUrl })}
    <div class="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.62)_32%,rgb(4_24_36/0.2)_60%,transparent_80%),linear-gradient(80deg,rgb(4_24_36/0.5),transparent_60%)]"></div>
    <div class="container-page flex flex-1 flex-col pt-[calc(var(--navbar-height)+2rem)] pb-6 sm:pb-9">
      <div class="mt-auto"><h1 class="heading-1 max-w-[9em]">${title}</h1><p class="mt-5 max-w-[34em] text-lg text-foam">${text('about', 'hero.text')}</p></div>
      <div class="mt-7 min-h-52 border-t border-white/30 pt-5 sm:mt-10 lg:min-h-24"></div>
    </div>
  </section>`;
}

function tag(text: string): Html {
  return html`<p class="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">${text}</p>`;
}

function shortened(text: string, ellipsis: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > DESCRIPTION_LENGTH ? `${characters.slice(0, DESCRIPTION_LENGTH).join('')}${ellipsis}` : characters.join('');
}
