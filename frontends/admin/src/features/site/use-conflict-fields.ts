import { LANGUAGES } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { ESTIMATE_CURRENCIES, FIGURE_PLACE_NAMES, SEO_PAGES } from '@reefdesk/contracts/site/brand-schema';
import { SITE_PAGES } from '@reefdesk/contracts/site/values';
import { type ConflictField, conflictFields, useLocalisedLabels } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { isIn, type SectionName, type SiteValues } from './site-values.ts';

/** Fields of a section, or of the whole record, that a conflict may be about. */
export function useConflictFields(section?: SectionName): ConflictField[] {
  const text = useText('site');
  const localised = useLocalisedLabels();
  const plain = <Name extends string>(names: readonly Name[]) => each(names, (name) => ({ label: text(`fields.${name}`) }));
  const texts = (name: string) => localised(text(`fields.${name}`));
  const list = (name: string) => ({ label: text(`fields.${name}`), show: shown });
  const fields = conflictFields<SiteValues>({
    brand: {
      ...plain(['name', 'shortName', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'supportEmail', 'securityContact', 'timeZone']),
      tagline: texts('tagline'),
      blurb: texts('blurb'),
      wechat: { id: { label: text('fields.wechat.id') }, link: { label: text('fields.wechat.link') } },
      contacts: each(LANGUAGES, (language) => each(['phone', 'phoneDisplay', 'whatsapp', 'email'], (name) => texts(name)[language])),
      address: each(LANGUAGES, (language) => ({ ...texts('address')[language], show: shown })),
      openingHours: { contact: list('hoursContact'), office: list('hoursOffice') },
      rates: each(ESTIMATE_CURRENCIES, (currency) => ({ label: text('fields.rate', { currency }) })),
      map: plain(['latitude', 'longitude', 'query']),
      social: plain(['facebook', 'instagram', 'tiktok', 'youtube']),
      chat: { greeting: texts('greeting') },
      hero: { title: texts('headline'), claims: list('claims') },
      figures: each(FIGURE_PLACE_NAMES, (place) => list(`figures.${place}`)),
      awards: list('awards'),
      seo: each(SEO_PAGES, () => ({ title: texts('seoTitle'), description: texts('seoDescription') })),
    },
    questions: list('questions'),
    pages: each(SITE_PAGES, texts),
    payment: { deposit: texts('deposit') },
    retention: plain(['enquiries', 'audit', 'links']),
  });
  return section ? fields.filter(({ path }) => isIn(section, path)) : fields;
}

function shown(list: readonly unknown[]): string {
  return list.map((entry) => textsIn(entry).join(' · ')).join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)];
  return Object.values(value).flatMap(textsIn);
}
