import '../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { Route, Routes, runtimeConfig } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, photos, place } from '../../shared/destinations/testing.ts';
import DestinationDetailPage from './destination-detail.page.tsx';

afterEach(cleanup);
afterEach(() => replaceRuntimeConfig(undefined));

function visit(answered: unknown, language: LanguageCode = 'EN') {
  return renderScreen(
    <Routes>
      <Route path="/auth/destination-detail/:destinationId" element={<DestinationDetailPage />} />
    </Routes>,
    {
      path: '/auth/destination-detail/d-1',
      language,
      texts: ['destination-detail', 'destination-facts', 'packages'],
      http: fakeHttp({ 'GET /api/destination/d-1': answered, 'GET /api/packages': answer([]) }),
    },
  );
}

describe('a destination', () => {
  it('shows a spinner while it loads (DDET-01)', async () => {
    await visit(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading destination...');
  });

  it('shows category, name, location and the first sentences over its picture (DDET-03, DDET-05, DDET-06)', async () => {
    const description = { en: `${'Blue. '.repeat(30)}\n\nAnd more.`, id: '', cn: '' };
    await visit(answer(place(1, { description })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reef 1' })).toBeVisible();
    expect(screen.getByText('Diving')).toBeVisible();
    expect(screen.getAllByText('Bunaken National Marine Park, North Sulawesi')[0]).toBeVisible();
    expect(screen.getByText(`${'Blue. '.repeat(19)}Blue…`)).toBeVisible();
    expect(document.title).toMatch(/^Reef 1 \|/);
  });

  it('shows the full text below, the gallery and the link back to the list (DDET-08, DDET-09, DDET-28, DDET-29, DDET-31)', async () => {
    await visit(answer(place(1, { description: { en: 'First.\n\nSecond.' }, gallery_images: photos(4) })));
    const about = await screen.findByRole('region', { name: 'About Reef 1' });
    expect(within(about).getByText('First.')).toBeVisible();
    expect(within(about).getByText('Second.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Gallery' })).getByText('4 images')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to destinations' })).toHaveAttribute('href', '/auth/destinations');
  });

  it.each([
    ['success alone', { success: true, data: place(1) }],
    ['status alone', { status: 'success', data: place(1) }],
    ['the destination one level deeper', answer({ destination: place(1) })],
  ])('accepts a response with %s (API-15, API-16)', async (_, answered) => {
    await visit(answered);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reef 1' })).toBeVisible();
  });

  it('marks texts in another language than the page (I18N-08)', async () => {
    await visit(answer(place(1, { name: { en: 'Reef', id: '', cn: '' } })), 'CN');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reef' })).toHaveAttribute('lang', 'en');
  });
});

describe('dive facts (EDT-12)', () => {
  const dive = {
    ...{ depth_from: 3, depth_to: 40, visibility_from: 15, visibility_to: 35, water_from: 28, water_to: 28 },
    ...{ current: 'moderate', level: 'open_water', best_months: [4, 5] },
    visibility_by_month: [18, null, 20, ...Array(9).fill(null)],
    water_by_month: [],
    life: [
      { name: { en: 'Turtles', id: '', cn: '海龟' }, months: [] },
      { name: { en: 'Jacks', id: '', cn: '' }, months: [5] },
    ],
  };

  it('show the known ones, and the year as a table with a column per month', async () => {
    await visit(answer(place(1, { dive })));
    const shown = within(await screen.findByRole('region', { name: 'Under water' }));
    const facts = ['3 – 40 m', '15 – 35 m', '28 °C', 'Moderate', 'Open Water'];
    for (const fact of facts) expect(shown.getByText(fact)).toBeVisible();
    const year = within(shown.getByRole('table', { name: 'Month by month' }));
    expect(
      year
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map((header) => header.textContent),
    ).toEqual(['JJanuary', 'FFebruary']);
    const cells = (row: string) =>
      within(year.getByText(row).closest('tbody') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Best months').slice(2, 6)).toEqual(['no', 'yes', 'yes', 'no']);
    expect(cells('Visibility in metres').slice(0, 3)).toEqual(['18', 'unknown', '20']);
    expect(year.queryByText('Water in °C')).toBeNull();
    expect(cells('Turtles')).toEqual(Array(12).fill('yes'));
    expect(cells('Jacks').slice(3, 6)).toEqual(['no', 'yes', 'no']);
  });

  it("are hidden if nothing is known, and are shown in the reader's language", async () => {
    await visit(answer(place(1)));
    await screen.findByRole('region', { name: 'About Reef 1' });
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    await visit(answer(place(1, { dive })), 'CN');
    const shown = within(await screen.findByRole('region', { name: '水下概况' }));
    expect(shown.getByText('3–40 米')).toBeVisible();
    expect(shown.getByText('海龟')).toBeVisible();
    expect(shown.getByText('Jacks')).toHaveAttribute('lang', 'en');
  });
});

describe('texts of a destination by language (EDT-13)', () => {
  const texts = {
    locations: { en: 'Bunaken National Marine Park, North Sulawesi', id: '', cn: '北苏拉威西，布纳肯' },
    opening_days: { en: 'Monday - Sunday', id: '', cn: '节日除外' },
    best_times: { en: '', id: 'Sesudah hujan', cn: '' },
  };

  it("use the reader's language if there is a text, else any other text unchanged", async () => {
    await visit(answer(place(1, { ...texts, best_time: '' })), 'CN');
    const shown = within(await screen.findByRole('complementary', { name: '实用信息' }));
    expect(shown.getByText('北苏拉威西，布纳肯')).toBeVisible();
    expect(shown.getByText('节日除外')).toBeVisible();
    expect(shown.getByText('Sesudah hujan')).toHaveAttribute('lang', 'id');
  });
});

describe('the essential info', () => {
  const info = async () => within(await screen.findByRole('complementary', { name: /^(Essential info|Info penting|实用信息)$/ }));

  it('shows hours, fees, best time and location (DDET-10, DDET-11, DDET-12, DDET-13, DDET-28, CONST-24)', async () => {
    await visit(answer(place(1)));
    const shown = await info();
    for (const fact of ['Monday - Sunday', '07:00 - 17:00', 'April - November', 'Bunaken National Marine Park, North Sulawesi']) {
      expect(shown.getByText(fact)).toBeVisible();
    }
    expect(shown.getByText('Local').parentElement).toHaveTextContent(/IDR\s10,000/);
    expect(shown.getByText('Tourist').parentElement).toHaveTextContent(/IDR\s150,000/);
  });

  it.each([
    ['EN', 'Free', 'All year round', 'North Sulawesi, Indonesia'],
    ['ID', 'Gratis', 'Sepanjang tahun', 'Sulawesi Utara, Indonesia'],
    ['CN', '免费', '全年皆宜', '印度尼西亚北苏拉威西'],
  ] as const)(
    'shows default texts for unknown facts, in %s (DDET-11, DDET-12, DDET-13, CONST-25, CONST-26, CONST-27)',
    async (language, free, always, here) => {
      await visit(answer(place(1, { opening_hour: null, entry_fee: '{"local":', best_time: '', location: '' })), language);
      const shown = await info();
      expect(shown.getAllByText(free)).toHaveLength(2);
      expect(shown.getByText(always)).toBeVisible();
      expect(shown.getByText(here)).toBeVisible();
    },
  );

  it('formats amounts, days and months as usual in Indonesia (CONST-24)', async () => {
    await visit(answer(place(1, { best_time: 'May - October' })), 'ID');
    const shown = await info();
    expect(shown.getByText(/Rp\s150\.000/)).toBeVisible();
    expect(shown.getByText('Mei - Oktober')).toBeVisible();
    expect(shown.getByText('Setiap hari')).toBeVisible();
  });

  it.each([
    ['ID', 'Morning (8AM - 11:30AM)', 'Pagi (8.00-11.30)', 'id'],
    ['CN', 'All year, best March - May', '全年皆宜，3月至5月最佳', 'zh-Hans'],
    ['CN', 'When the mangoes are ripe', 'When the mangoes are ripe', 'en'],
  ] as const)(
    'shows a best time in the reader’s language if it can be translated, else unchanged (%s: %s)',
    async (language, written, text, lang) => {
      await visit(answer(place(1, { best_time: written })), language);
      const shown = (await info()).getByText(text);
      expect(shown).toBeVisible();
      expect(shown.closest('[lang]')).toHaveAttribute('lang', lang);
    },
  );

  it('uses links only for the map and for contact', async () => {
    replaceRuntimeConfig({ brand: { ...runtimeConfig().brand, whatsapp: '62431000000' } });
    await visit(answer(place(1)));
    const shown = await info();
    expect(shown.getByRole('link', { name: /Open in maps/ })).toHaveAttribute('target', '_blank');
    expect(shown.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toContain(encodeURIComponent('more about Reef 1'));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a destination that cannot be shown', () => {
  const malformed = answer({ name: 'without an id' });

  it.each([
    ['EN', 'Off the chart', 'Destination not found', 'Back to destinations'],
    ['ID', 'Tidak ada di peta', 'Destinasi tidak ditemukan', 'Kembali ke destinasi'],
    ['CN', '海图之外', '未找到该目的地', '返回目的地列表'],
  ] as const)('shows that it was not found, in %s (DDET-02, ERR-15, ERR-16, I18N-24)', async (language, title, message, back) => {
    await visit(failureOf(404), language);
    const card = await screen.findByRole('alert');
    expect(within(card).getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(within(card).getByText(message)).toBeVisible();
    expect(card.textContent?.length).toBeGreaterThan(message.length + 30);
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/destinations');
  });

  it.each([
    ['EN', 'Destination not found or invalid data format'],
    ['ID', 'Destinasi tidak ditemukan atau format datanya tidak sesuai'],
    ['CN', '未找到该目的地，或数据格式无效'],
  ] as const)('shows an error for a malformed response, in %s (ERR-14, I18N-24)', async (language, message) => {
    await visit(malformed, language);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([[{ status: 'error', message: 'No', data: place(1) }], [answer(null)], [[]]])(
    'shows the same error for any other response: %j (ERR-14)',
    async (answered) => {
      await visit(answered);
      expect(await screen.findByText('Destination not found or invalid data format')).toBeVisible();
    },
  );

  it.each([
    ['EN', 'Failed to load destination details. Please try again later.'],
    ['ID', 'Detail destinasi gagal dimuat. Silakan coba lagi nanti.'],
    ['CN', '目的地详情加载失败，请稍后再试。'],
  ] as const)('shows a failed request, in %s (ERR-13, I18N-24)', async (language, message) => {
    await visit(failureOf(0), language);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/destinations');
  });

  it('loads at the second attempt (DDET-03)', async () => {
    let requests = 0;
    await visit(() => {
      requests += 1;
      return requests === 1 ? failureOf(503) : answer(place(1));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reef 1' })).toBeVisible();
  });
});
