import '../../locales/texts.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completeBrand, type FigurePlace } from '@reefdesk/contracts/site/brand-schema';
import { fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup } from '@testing-library/react';
import brand from '../../../../../config/brand.json';
import AboutPage from '../../features/about/about.page.tsx';
import { slidesAnswer } from '../../features/about/testing.ts';
import { ContactDetails } from '../../features/landing/components/contact/contact-details.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';

const ROOT = path.join(__dirname, '../../../../..');
const TEXTS = ['frontends/public/src/locales', 'frontends/shell/src/locales', 'packages/web-kit/src/locales'];
/** Numbers that only the operator's record may contain: a founding year, counts of divers, spots or years, opening times. */
const OF_THE_RECORD = /\d\+|\d{3,} ?%|\b(19|20)\d\d\b|\b\d{1,2}[.:]\d{2}\b/;
/** Facts of the place and the product, not of the operator: the sea park's year, and a length of packages. */
const OF_THE_PLACE = /1991|"4\+":/;

const numbered = (place: FigurePlace) => brand.figures[place].map((figure, at) => ({ ...figure, value: `${place}-${at}` }));

const RECORD = completeBrand({
  ...brand,
  figures: {
    hero: numbered('hero'),
    highlights: numbered('highlights'),
    logbook: numbered('logbook'),
    house: numbered('house'),
    certificates: numbered('certificates'),
  },
  openingHours: {
    contact: [{ days: [2], opens: '06:15', closes: '13:45' }],
    office: [{ days: [7], opens: '10:05', closes: '11:55' }],
  },
});

afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
});

describe('hours, the founding year and numbers of the operator', () => {
  it('are in its record, and in no text of the site', () => {
    const files = TEXTS.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(30);
    const copies = files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => OF_THE_RECORD.test(line) && !OF_THE_PLACE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(copies).toEqual([]);
  });

  it.each(['EN', 'ID', 'CN'] as const)('are taken from the record on every page, in %s', async (language) => {
    replaceRuntimeConfig({ brand: RECORD });
    const http = fakeHttp({
      'GET /api/gallery-slides': slidesAnswer(3),
      [`GET /api/site/questions/${language.toLowerCase()}`]: { success: true, data: [] },
    });
    const { container } = await renderScreen(
      <>
        <Hero />
        <ContactDetails />
        <AboutPage />
      </>,
      { language, http, texts: ['landing', 'about'] },
    );
    const text = container.textContent ?? '';
    for (const { value } of Object.values(RECORD.figures).flat()) expect(text).toContain(value);
    for (const time of [/0?6[:.]15/, /13[:.]45/, /10[:.]05/, /11[:.]55/]) expect(text).toMatch(time);
    expect(text).not.toMatch(/\d\+|2009|2014|0?8[:.]00/);
  });
});
