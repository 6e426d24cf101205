import '../../locales/texts.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import brand from '../../../../../config/brand.json';
import AboutPage from './about.page.tsx';
import { slidesAnswer } from './testing.ts';

beforeEach(() => replaceRuntimeConfig({ brand }));
afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
});

async function visit(language: LanguageCode = 'EN') {
  const http = fakeHttp({
    'GET /api/gallery-slides': slidesAnswer(3),
    [`GET /api/site/questions/${language.toLowerCase()}`]: { success: true, data: QUESTIONS },
  });
  await renderScreen(<AboutPage />, { texts: ['about'], language, http });
  await screen.findByRole('button', { name: /1$|1 张图片$/ });
}

const QUESTIONS = [
  { question: 'How warm is the water?', answer: '27-30°C all year round.' },
  { question: 'Do I need a certification?', answer: 'For most sites, yes.' },
];

interface Texts extends Record<string, object> {
  story: { highlights: object[] };
  equipment: { items: Record<string, { items: object[] }> };
}

function textsIn(language: string): Texts {
  return JSON.parse(readFileSync(path.join(__dirname, `../../locales/${language}/about.json`), 'utf8')) as Texts;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const figures = (name: string) =>
  section(name)
    .getAllByRole('definition')
    .map((value) => `${value.textContent} ${value.previousElementSibling?.textContent}`);

describe('the about page', () => {
  it('shows its sections in order (ABOUT-01, ABOUT-02, ROUT-03)', async () => {
    await visit();
    expect(document.title).toBe('About Tangkasi Dive & Tours | Your dive team in Manado');
    const sections = [...document.querySelectorAll('main > section')].map((element) => element.getAttribute('aria-labelledby'));
    expect(sections).toEqual([
      null,
      'profile-heading',
      'story-heading',
      'stats-heading',
      'values-heading',
      'house-heading',
      'equipment-heading',
      'certifications-heading',
      'faq-heading',
      'location-heading',
    ]);
    for (const name of ['Bunaken Island', 'Marine Paradise', 'Asian Gateway', 'Cultural Heritage'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('shows the statistics of each block (ABOUT-03, ABOUT-21, ABOUT-23, ABOUT-30, GEN-08, I18N-13)', async () => {
    await visit();
    expect(figures('What the logbooks add up to')).toEqual([
      '15+ years of experience',
      '2000+ certified divers',
      '75+ diving spots',
      '100% perfect safety record',
    ]);
    expect(figures('Company Highlights')).toEqual(['2009 established', '15+ years experience', '8+ sites', '35+ staff']);
    expect(figures('A house with its door open to the bay')).toEqual(['2014 founded', '1000+ happy divers']);
    expect(figures('Behind the certificates')).toEqual(['100% certified instructors', '12+ certifications', '15+ years', '3000+ divers']);
  });

  it('names the dive centre level in the awards and in the certificates, each with its own text (OR-86)', async () => {
    await visit();
    expect(section('Awards & Recognition').getByText('PADI 5-Star IDC Dive Center')).toBeVisible();
    expect(screen.getByText('PADI 5-Star Dive Center')).toBeVisible();
  });

  it('shows the company with its awards and four cards (ABOUT-18, ABOUT-19, ABOUT-20, ABOUT-22, I18N-15)', async () => {
    await visit();
    expect(screen.getByRole('heading', { name: 'Company Highlights' })).toBeVisible();
    const awards = section('Awards & Recognition').getAllByRole('listitem');
    expect(awards.map((award) => award.textContent)).toEqual([
      '2015PADI 5-Star IDC Dive Center',
      '2019Tourism Excellence Award',
      '2021Environmental Conservation Award',
      '2023Best Diving Operator Award',
    ]);
    for (const name of ['Vision', 'Mission', 'History', 'Values']) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('shows three values (ABOUT-04, I18N-14)', async () => {
    await visit();
    const values = section('What we hold to in every weather').getAllByRole('heading', { level: 3 });
    expect(values.map(({ textContent }) => textContent)).toEqual(['Safety', 'Environmental care', 'Expert guidance']);
  });

  it('shows four certificates, a medal if a logo does not load, and four partners (ABOUT-28, ABOUT-29, ABOUT-31, I18N-17)', async () => {
    await visit();
    const logos = screen.getAllByTestId('logo');
    expect(logos).toHaveLength(4);
    fireEvent.error(logos[0] as HTMLElement);
    expect(screen.getAllByTestId('logo')).toHaveLength(3);
    expect(screen.getByTestId('logo-fallback')).toBeVisible();
    for (const name of [
      'PADI 5-Star Dive Center',
      'SSI Platinum Instructor Training Center',
      'Green Star Award',
      'Tourism Indonesia Award',
    ])
      expect(screen.getByText(name)).toBeVisible();
    const partners = section('Our partners').getAllByRole('listitem');
    expect(partners.map(({ textContent }) => textContent)).toEqual(['PADI', 'SSI', 'Green Fins', 'Tourism Board']);
  });

  it('opens one answer at a time (ABOUT-32, ABOUT-33, STATE-18)', async () => {
    await visit();
    const faq = section('What people ask before they pack');
    const [first, second] = faq.getAllByRole('button') as [HTMLElement, HTMLElement];
    const states = () => [first, second].map((button) => button.getAttribute('aria-expanded'));
    expect(states()).toEqual(['false', 'false']);
    await userEvent.click(first);
    expect(states()).toEqual(['true', 'false']);
    await userEvent.click(second);
    expect(states()).toEqual(['false', 'true']);
    await userEvent.click(second);
    expect(states()).toEqual(['false', 'false']);
  });

  it('shows the location: address, contact and hours (ABOUT-40, ABOUT-42, ABOUT-43, CONST-23, I18N-19)', async () => {
    await visit();
    const place = section('Come by for a coffee');
    for (const line of brand.address.en) expect(place.getByText(line)).toBeVisible();
    expect(place.getByText(/Manado 95111/)).toBeVisible();
    expect(place.getByText(/central Manado/)).toBeVisible();
    const cards = place.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Address', 'Contact', 'Opening hours']);
    const ways = within(cards[1] as HTMLElement);
    expect(ways.getAllByRole('term').map((term) => term.textContent)).toEqual(['Phone', 'WhatsApp', 'Email']);
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `tel:${brand.phone}`,
      expect.stringContaining(`https://wa.me/${brand.whatsapp}`),
      `mailto:${brand.email}`,
    ]);
    expect(cards[2]).toHaveTextContent('Weekdays8:00 AM-6:00 PMSaturday9:00 AM-5:00 PMSunday9:00 AM-2:00 PM');
  });

  it.each([
    ['EN', 'Weekdays7:00 AM-3:30 PMSaturday-Sunday10:00 AM-12:00 PM'],
    ['ID', 'Senin-Jumat7.00-15.30Sabtu-Minggu10.00-12.00'],
    ['CN', '周一至周五7:00-15:30周六至周日10:00-12:00'],
  ] as const)("shows the opening hours of the operator's record, in %s (ABOUT-43)", async (language, text) => {
    const office = [
      { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '15:30' },
      { days: [6, 7], opens: '10:00', closes: '12:00' },
    ];
    replaceRuntimeConfig({ brand: { ...brand, openingHours: { ...brand.openingHours, office } } });
    await visit(language);
    const cards = screen.getAllByRole('article').filter((card) => /^(Opening hours|Jam buka|营业时间)/.test(card.textContent ?? ''));
    expect(cards.map((card) => card.querySelector('dl')?.textContent)).toEqual([text]);
  });

  it('offers three ways to contact the operator, and opens a maps search in a new tab (ABOUT-39, ABOUT-41)', async () => {
    await visit();
    const place = section('Come by for a coffee');
    const directions = place.getByRole('link', { name: /^Get Directions/ });
    expect(directions).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Jalan/));
    expect(directions).toHaveAttribute('target', '_blank');
    expect(place.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', expect.stringContaining(`wa.me/${brand.whatsapp}`));
    expect(place.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(place.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  it('loads the map only after a click (ABOUT-38)', async () => {
    await visit();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const map = screen.getByTitle('Map of our office in Manado');
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=124\.823/));
  });
});

describe('the texts of the about page', () => {
  it.each(['en', 'id', 'cn'])(
    'are complete in %s (I18N-11, I18N-12, I18N-13, I18N-14, I18N-15, I18N-16, I18N-17, I18N-18, I18N-19)',
    (language) => {
      const texts = textsIn(language);
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(['hero', 'story', 'certifications', 'faq', 'location']));
      for (const figure of brand.figures.logbook) expect(Object.keys(figure.label)).toEqual(['en', 'id', 'cn']);
      expect(brand.figures.logbook).toHaveLength(4);
      expect(Object.keys(texts.values ?? {})).toEqual(['title', 'safety', 'environmental', 'expert']);
      expect(Object.keys(texts.teamProfile ?? {})).toEqual(['vision', 'mission', 'history', 'values']);
      expect(Object.keys(texts.equipment.items)).toEqual(['regulators', 'bcds', 'tanks', 'wetsuits']);
      expect(texts.story.highlights).toHaveLength(4);
      for (const { items } of Object.values(texts.equipment.items)) expect(items).toHaveLength(2);
    },
  );
});
