import type { DestinationView } from '@reefdesk/contracts/destinations';
import { localise } from '@reefdesk/contracts/languages';
import { paragraphs } from '../content/paragraphs.ts';
import { picture } from '../content/picture.ts';
import { html } from '../html.ts';
import type { PageDraft } from '../page.ts';
import { type DraftSetting, describe, sharePicture } from './draft-setting.ts';

export function destinationDraft(setting: DraftSetting, destination: DestinationView, path: string): PageDraft {
  const { brand, text, language, data, origin } = setting;
  const name = localise(destination.name, language);
  const description = localise(destination.description, language);
  const list = { name: text('destinations', 'featured.label'), path: '/auth/destinations' };
  return {
    status: 200,
    title: text('destination-detail', 'title', { destination: name, name: brand.name }) || `${name} | ${brand.name}`,
    description: describe(description),
    canonicalPath: path,
    ...sharePicture(origin, destination.destination_img, destination.main_image_meta, name),
    structuredData: [
      data.attraction(destination, path),
      data.breadcrumbs([{ name: brand.shortName, path: '/auth/homepage' }, ...(list.name ? [list] : []), { name, path }]),
    ],
    content: html`<h1>${name}</h1>${picture(destination.main_image_meta, name, { isFirst: true })}<p>${destination.location}</p>${paragraphs(
      description,
    )}`,
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
    ...sharePicture(origin, first?.destination_img ?? '', first?.main_image_meta ?? null, title),
    structuredData: [
      data.breadcrumbs([
        { name: brand.shortName, path: '/auth/homepage' },
        { name: title, path: '/auth/destinations' },
      ]),
    ],
    content: html`<h1>${text('destinations', 'featured.title')}</h1><p>${text('destinations', 'description')}</p>
      <ul>${destinations.map(
        (destination) =>
          html`<li><a href="/auth/destination-detail/${encodeURIComponent(destination.destination_id)}"><h2>${localise(destination.name, language)}</h2></a><p>${localise(destination.description, language)}</p></li>`,
      )}</ul>`,
  };
}
