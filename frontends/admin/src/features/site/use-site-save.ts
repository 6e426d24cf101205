import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { FIGURE_PLACE_NAMES } from '@reefdesk/contracts/site/places';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { type ConflictField, useSave, useTold } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useWithSession } from '../../session/session-recovery.tsx';
import { useSaveSiteMutation } from './site.api.ts';
import { contentOf, placeOf, type SiteValues, valuesOf } from './site-values.ts';

const PLAIN = ['name', 'shortName', 'phone', 'phoneDisplay', 'whatsapp', 'email', 'supportEmail', 'securityContact', 'timeZone'];
const OWN_CONTACTS = ['phone', 'phoneDisplay', 'whatsapp', 'email'];
const SOCIAL = ['facebook', 'instagram', 'tiktok', 'youtube'];
const BY_LANGUAGE: readonly [path: string, label: string][] = [
  ['brand.tagline', 'tagline'],
  ['brand.blurb', 'blurb'],
  ['brand.chat.greeting', 'greeting'],
  ['brand.hero.title', 'headline'],
  ['brand.address', 'address'],
  ['pages.privacy', 'privacy'],
  ['pages.terms', 'terms'],
  ['pages.support', 'support'],
  ...['home', 'about', 'destinations'].flatMap((page): [string, string][] => [
    [`brand.seo.${page}.title`, 'seoTitle'],
    [`brand.seo.${page}.description`, 'seoDescription'],
  ]),
];
const LISTS: readonly [path: string, label: string][] = [
  ['brand.hero.claims', 'claims'],
  ['brand.awards', 'awards'],
  ['brand.openingHours.contact', 'hoursContact'],
  ['brand.openingHours.office', 'hoursOffice'],
  ['questions', 'questions'],
  ...FIGURE_PLACE_NAMES.map((place): [string, string] => [`brand.figures.${place}`, `figures.${place}`]),
];

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
  const label = (key: string) => text(`fields.${key}`);
  return [
    ...PLAIN.map((name) => ({ path: `brand.${name}`, label: label(name) })),
    ...['id', 'link'].map((name) => ({ path: `brand.wechat.${name}`, label: label(`wechat.${name}`) })),
    ...SOCIAL.map((name) => ({ path: `brand.social.${name}`, label: label(name) })),
    ...['latitude', 'longitude', 'query'].map((name) => ({ path: `brand.map.${name}`, label: label(name) })),
    ...['enquiries', 'audit', 'links'].map((name) => ({ path: `retention.${name}`, label: label(name) })),
    ...LANGUAGES.flatMap((language) => [
      ...BY_LANGUAGE.map(([path, key]) => ({
        path: `${path}.${language}`,
        label: `${label(key)} (${language.toUpperCase()})`,
        lang: LANGUAGE_TAGS[language],
        show: shown,
      })),
      ...OWN_CONTACTS.map((name) => ({ path: `brand.contacts.${language}.${name}`, label: `${label(name)} (${language.toUpperCase()})` })),
    ]),
    ...LISTS.map(([path, key]) => ({ path, label: label(key), show: shown })),
  ];
}

/** A list as lines, each with its words. */
function shown(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((entry) => wordsIn(entry).join(' · ')).join('\n');
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === '' ? [] : [String(value)];
  return Object.values(value).flatMap(wordsIn);
}
