import { LANGUAGES } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { FIGURE_PLACE_NAMES, SEO_PAGES } from '@reefdesk/contracts/site/brand-schema';
import { SITE_PAGES, type SiteRecord } from '@reefdesk/contracts/site/values';
import { type ConflictField, conflictFields, useLocalisedLabels, useSave, useTold } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useSaveSiteMutation } from './site.api.ts';
import { contentOf, placeOf, type SiteValues, valuesOf } from './site-values.ts';

/** Saves the record; where two people change different parts of it, both stay. */
export function useSiteSave(stored: SiteRecord) {
  const text = useText('site');
  const told = useTold();
  const withSession = useWithSession();
  const [saveSite] = useSaveSiteMutation();
  const words = { running: text('saving'), done: text('saved'), failed: text('failed') };
  return useSave<SiteValues, SiteRecord>({
    stored,
    send: (values, onto) =>
      told(words, () => withSession(() => saveSite({ version: (onto ?? stored).version, body: contentOf(values) }).unwrap())),
    onSaved: (saved, form) => form.resetForm({ values: valuesOf(saved) }),
    conflict: { fields: useConflictFields(), valuesOf },
    placeOf,
  });
}

function useConflictFields(): ConflictField[] {
  const text = useText('site');
  const localised = useLocalisedLabels();
  const plain = <Name extends string>(names: readonly Name[]) => each(names, (name) => ({ label: text(`fields.${name}`) }));
  const texts = (name: string) => localised(text(`fields.${name}`));
  const list = (name: string) => ({ label: text(`fields.${name}`), show: shown });
  return conflictFields<SiteValues>({
    brand: {
      ...plain(['name', 'shortName', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'supportEmail', 'securityContact', 'timeZone']),
      tagline: texts('tagline'),
      blurb: texts('blurb'),
      wechat: { id: { label: text('fields.wechat.id') }, link: { label: text('fields.wechat.link') } },
      contacts: each(LANGUAGES, (language) => each(['phone', 'phoneDisplay', 'whatsapp', 'email'], (name) => texts(name)[language])),
      address: each(LANGUAGES, (language) => ({ ...texts('address')[language], show: shown })),
      openingHours: { contact: list('hoursContact'), office: list('hoursOffice') },
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
    retention: plain(['enquiries', 'audit', 'links']),
  });
}

/** A list as lines, each with its texts. */
function shown(list: readonly unknown[]): string {
  return list.map((entry) => textsIn(entry).join(' · ')).join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)];
  return Object.values(value).flatMap(textsIn);
}
