import type { DestinationView } from '@reefdesk/contracts/destinations';
import { localise } from '@reefdesk/contracts/languages';
import { destinationHero, destinationsHero } from '../content/heroes.ts';
import { paragraphs } from '../content/paragraphs.ts';
import { html } from '../html.ts';
import type { PageDraft } from '../page.ts';
import { type DraftSetting, sharePicture } from './draft-setting.ts';

export function destinationDraft(setting: DraftSetting, destination: DestinationView, path: string): PageDraft {
  const { brand, text, language, data, origin } = setting;
  const name = localise(destination.name, language);
  const description = localise(destination.description, language);
  const list = { name: text('destinations', 'featured.label'), path: '/auth/destinations' };
  return {
    status: 200,
    title: text('destination-detail', 'title', { destination: name, name: brand.name }) || `${name} | ${brand.name}`,
    description,
    canonicalPath: path,
    ...sharePicture(origin, destination.main_image_meta, name),
    structuredData: [
      data.attraction(destination, path),
      data.breadcrumbs([{ name: brand.shortName, path: '/auth/homepage' }, ...(list.name ? [list] : []), { name, path }]),
    ],
    content: html`${destinationHero(destination, setting)}${paragraphs(description)}`,
  };
}

export function destinationsDraft(setting: DraftSetting, destinations: readonly DestinationView[]): PageDraft {
  const { brand, text, language, data, origin } = setting;
  const title = text('destinations', 'title', { name: brand.name }) || brand.name;
  const [first] = destinations;
  return {
    status: 200,
    title,
    description: text('destinations', 'description') || localise(brand.tagline, language),
    canonicalPath: '/auth/destinations',
    ...sharePicture(origin, first?.main_image_meta, title),
    structuredData: [
      data.breadcrumbs([
        { name: brand.shortName, path: '/auth/homepage' },
        { name: title, path: '/auth/destinations' },
      ]),
    ],
    content: html`${destinationsHero(anyOf(destinations), setting)}<p>${text('destinations', 'description')}</p>
      <ul>${destinations.map(
        (destination) =>
          html`<li><a href="/auth/destination-detail/${encodeURIComponent(destination.destination_id)}"><h2>${localise(destination.name, language)}</h2></a><p>${localise(destination.description, language)}</p></li>`,
      )}</ul>`,
  };
}

/** The cover shows other places at other visits (DEST-08). */
function anyOf(destinations: readonly DestinationView[]): DestinationView | undefined {
  return destinations[Math.floor(Math.random() * destinations.length)];
}
