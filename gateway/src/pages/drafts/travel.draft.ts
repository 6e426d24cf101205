import { localise } from '@reefdesk/contracts/languages';
import type { TravelPageView } from '@reefdesk/contracts/travels';
import { travelHero } from '../content/heroes.ts';
import { paragraphs } from '../content/paragraphs.ts';
import { html } from '../html.ts';
import type { PageDraft } from '../page.ts';
import { type DraftSetting, sharePicture } from './draft-setting.ts';

export function travelDraft(setting: DraftSetting, view: TravelPageView, path: string): PageDraft {
  const { brand, text, language, data, origin } = setting;
  const { travel, destinations } = view;
  const name = localise(travel.name, language);
  return {
    status: 200,
    title: text('travel', 'title', { travel: name, name: brand.name }) || `${name} | ${brand.name}`,
    description: localise(travel.description, language),
    canonicalPath: path,
    ...sharePicture(origin, travel.image_meta, name),
    structuredData: [
      data.trip(view, path),
      data.breadcrumbs([
        { name: brand.shortName, path: '/auth/homepage' },
        { name, path },
      ]),
    ],
    content: html`${travelHero(view, setting)}${paragraphs(localise(travel.description, language))}
      ${destinations.map(
        ({ destinationId, comments, destination }) =>
          html`<section><h2><a href="/auth/destination-detail/${encodeURIComponent(
            destinationId,
          )}">${localise(destination.name, language)}</a></h2>${paragraphs(localise(comments, language))}${paragraphs(localise(destination.description, language))}</section>`,
      )}`,
  };
}
