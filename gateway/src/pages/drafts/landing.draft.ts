import { localise } from '@reefdesk/contracts/languages';
import type { SlideView } from '@reefdesk/contracts/slides';
import type { PackageView } from '@reefdesk/contracts/travels';
import { landingHero } from '../content/landing-hero.ts';
import { prose } from '../content/prose.ts';
import { html } from '../html.ts';
import type { PageDraft } from '../page.ts';
import { type DraftSetting, sharePicture } from './draft-setting.ts';

export function landingDraft(setting: DraftSetting, packages: readonly PackageView[], slides: readonly SlideView[]): PageDraft {
  const { brand, text, files, language, data, origin } = setting;
  const [shared] = [...slides, ...packages].flatMap(({ image_meta }) => image_meta ?? []);
  return {
    status: 200,
    title: text('landing', 'title', { name: brand.name }) || brand.name,
    description: text('landing', 'description') || localise(brand.tagline, language),
    canonicalPath: '/auth/homepage',
    ...sharePicture(origin, shared, brand.name),
    structuredData: [data.agency(), ...(packages.length > 0 ? [data.packages(packages)] : [])],
    content: html`${landingHero(text, localise(brand.tagline, language), files)}
      <section><h2>${text('landing', 'packages.title')}</h2><p>${text('landing', 'packages.text')}</p>
      <ul>${packages.map(
        (travel) =>
          html`<li><a href="/auth/travel/${encodeURIComponent(travel.slug)}"><h3>${localise(travel.travel_name, language)}</h3></a><p>${localise(travel.travel_desc, language)}</p></li>`,
      )}</ul></section>
      <section>${prose(text.node('landing', 'features'))}</section>`,
  };
}
