import '../../locales/texts.ts';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { usePlaceLabel } from './use-place-label.ts';

const FIELDS: Readonly<Record<TranslatedKind, readonly string[]>> = {
  packages: ['names', 'categories', 'descriptions', ...OPTIONAL_TEXT_NAMES],
  destinations: ['names', 'categories', 'descriptions', 'locations', 'opening_days', 'best_times', 'dive.life.1.name'],
  testimonials: ['name', 'role', 'quote', 'location'],
  slides: ['image_title', 'image_desc'],
  site: [
    ...['brand.tagline', 'brand.blurb', 'brand.chat.greeting', 'brand.hero.title', 'brand.hero.claims.0', 'brand.awards.2.text'],
    ...['hero', 'highlights', 'logbook', 'house', 'certificates'].map((place) => `brand.figures.${place}.0.label`),
    ...['home', 'about', 'destinations'].flatMap((page) => [`brand.seo.${page}.title`, `brand.seo.${page}.description`]),
    ...['questions.3.question', 'questions.3.answer', 'pages.privacy', 'pages.terms', 'pages.support'],
  ],
};

function Labels({ kind }: { kind: TranslatedKind }) {
  const label = usePlaceLabel(kind);
  return (
    <ul>
      {FIELDS[kind].map((field) => (
        <li key={field}>{label(field)}</li>
      ))}
    </ul>
  );
}

const NAMESPACES = ['travels', 'destinations', 'testimonials', 'gallery', 'site'];

describe('labels of texts (EDT-08)', () => {
  it.each(Object.keys(FIELDS) as TranslatedKind[])('exist and differ in every language: %s', async (kind) => {
    for (const language of ['EN', 'ID', 'CN'] as const) {
      const { unmount } = await renderScreen(<Labels kind={kind} />, { language, texts: NAMESPACES });
      const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      expect(labels.filter((label) => label === '' || /undefined|NaN|fields\.|seo\.|dive\./.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
      unmount();
    }
  });

  it('number the entries of lists', async () => {
    await renderScreen(<Labels kind="site" />, { texts: NAMESPACES });
    for (const label of ['Award 3', 'Question 4', 'Answer 4', 'Start page · Title']) expect(screen.getByText(label)).toBeVisible();
  });
});
