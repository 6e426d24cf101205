import '../../../../locales/texts.ts';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, destinations, travelPackage } from '../../testing.tsx';
import { PackagesSection } from './packages-section.tsx';

afterEach(cleanup);

function show(packages: unknown, language: 'EN' | 'ID' | 'CN' = 'EN') {
  return renderScreen(<PackagesSection />, { texts: ['landing'], language, http: fakeHttp({ 'GET /api/packages': packages }) });
}

const PICTURE = {
  id: 'i1',
  url: '/media/i1',
  width: 1200,
  height: 800,
  color: '#0a5a7d',
  preview: 'data:image/webp;base64,',
  widths: [320, 640],
};

describe('the packages section', () => {
  it('shows three skeleton cards and a loading message (STATE-05, ERR-04)', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getAllByTestId('package-skeleton')).toHaveLength(3);
    expect(screen.getByText('Loading packages...')).toBeVisible();
  });

  it.each([
    ['EN', 'Error', 'Failed to load packages', 'Retry'],
    ['ID', 'Terjadi kesalahan', 'Paket gagal dimuat', 'Coba lagi'],
    ['CN', '出错了', '套餐加载失败', '重试'],
  ] as const)('says in %s that it failed, and offers a retry (ERR-03, I18N-26)', async (language, label, sentence, retry) => {
    await show(() => Promise.reject(failureOf(503)), language);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(label)).toBeVisible();
    expect(within(alert).getByText(sentence)).toBeVisible();
    expect(within(alert).getByRole('button', { name: retry })).toBeEnabled();
  });

  it('recovers when the server does', async () => {
    jest.useFakeTimers();
    let healthy = false;
    await show(() => (healthy ? answer([travelPackage(1)]) : Promise.reject(failureOf(503))));
    expect(await screen.findByRole('alert')).toBeVisible();
    healthy = true;
    await act(() => jest.advanceTimersByTimeAsync(8100));
    jest.useRealTimers();
    expect(await screen.findByText('Trip 1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a message without packages (ERR-05)', async () => {
    await show(answer([]));
    expect(await screen.findByText('No packages available at the moment.')).toBeVisible();
  });

  it('shows picture, name, description, duration, features and both links of each package (LAND-10..16, ROUT-08)', async () => {
    await show(answer([travelPackage(1, { features: ['Bunaken', 'Siladen'], image: PICTURE.url, image_meta: PICTURE })]));
    const card = (await screen.findByText('Trip 1')).closest('article') as HTMLElement;
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//);
    expect(within(card).getByText('About trip 1')).toBeVisible();
    expect(within(card).getByText('3 days')).toBeVisible();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Bunaken', 'Siladen']);
    expect(within(card).getByRole('button', { name: /^Details/ })).toBeVisible();
    expect(within(card).getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/auth/travel/trip-1');
  });

  it.each([
    ['EN', 1_650_000, /^Price: IDR\s1,650,000 per person$/],
    ['EN', undefined, /^Price: Ask us$/],
    ['ID', 1_650_000, /^Harga: Rp\s1\.650\.000 per orang$/],
    ['ID', undefined, /^Harga: Tanya kami$/],
    ['CN', 1_650_000, /^价格: 每人 IDR\s1,650,000$/],
    ['CN', undefined, /^价格: 请咨询我们$/],
  ] as const)(
    'says in %s what a person pays (%s), or that one asks, on the card and in the dialog (PGE-10)',
    async (language, price, text) => {
      const lines = (inside: Element) => [...inside.querySelectorAll('p')].map((line) => line.textContent);
      await show(answer([travelPackage(1, { price })]), language);
      const card = await screen.findByRole('article');
      expect(lines(card)).toContainEqual(expect.stringMatching(text));
      await userEvent.click(within(card).getByRole('button'));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(lines(dialog)).toContainEqual(expect.stringMatching(text)));
    },
  );

  it('falls back to English if a translation is missing (ENT-08, I18N-09)', async () => {
    await show(answer([travelPackage(1)]), 'CN');
    expect(await screen.findByText('行程 1')).toBeVisible();
    expect(screen.getByText('About trip 1')).toBeVisible();
    expect(screen.getByText('3 天')).toBeVisible();
  });

  it('shows a message if a package has no image', async () => {
    await show(answer([travelPackage(1)]));
    expect(await screen.findByRole('img', { name: 'No Image Available' })).toBeInTheDocument();
  });
});

describe('the package modal', () => {
  const NAMES = { EN: 'Trip 1', ID: 'Perjalanan 1', CN: '行程 1' } as const;

  async function openModal(language: keyof typeof NAMES, places = 6, over: Partial<PackageView> = {}) {
    const places_ = destinations(places);
    const features = places_.map(({ destination_name_en }) => destination_name_en);
    await show(answer([travelPackage(1, { destinations: places_, features, ...over })]), language);
    fireEvent.click((await screen.findAllByRole('button', { name: /^(Details|Rincian|详情)/ }))[0] as HTMLElement);
    return screen.findByRole('dialog', { name: NAMES[language] });
  }

  it.each([
    ['ID', 'Perjalanan 1'],
    ['CN', '行程 1'],
  ] as const)('is headed in the language of the reader, %s, with the English name below (MODAL-01)', async (language, name) => {
    const dialog = await openModal(language);
    const english = within(dialog).getByText('Trip 1');
    expect(english).toHaveAttribute('lang', 'en');
    expect(english.previousElementSibling).toHaveTextContent(name);
  });

  it('lists the inclusions of a package, or its destinations if there are none (MODAL-05, EDT-12)', async () => {
    const included = { en: 'Boat\nTanks\nLunch\nGuide\nTea\nMap', id: '', cn: '船\n气瓶' };
    const dialog = await openModal('EN', 6, { included });
    const [list] = within(dialog).getAllByRole('list');
    expect(within(dialog).getByRole('heading', { name: 'Included' })).toBeVisible();
    expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(['Boat', 'Tanks', 'Lunch', 'Guide']);
    expect(within(dialog).getByText('+2 more features')).toBeVisible();
    cleanup();
    expect(within(await openModal('CN', 6, { included })).getByText('气瓶')).toBeVisible();
    cleanup();
    expect(within(await openModal('EN')).queryByRole('heading', { name: 'Included' })).toBeNull();
  });

  it('shows the English name, the duration, four features and three destinations, and counts the rest (MODAL-01, MODAL-02, MODAL-05, MODAL-06, CONST-07)', async () => {
    const dialog = await openModal('EN');
    expect(within(dialog).getByText('3 days')).toBeVisible();
    const [features, places] = within(dialog).getAllByRole('list');
    expect(within(features as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    expect(within(dialog).getByText('+2 more features')).toBeVisible();
    expect(within(places as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(within(dialog).getByText('+3 more destinations')).toBeVisible();
  });

  it('shows no count if all features and destinations are shown', async () => {
    const dialog = await openModal('EN', 3);
    expect(within(dialog).queryByText(/^\+\d/)).toBeNull();
  });

  it('shows the description in the reader’s language, else in English (MODAL-04)', async () => {
    expect(within(await openModal('ID')).getByText('Tentang 1')).toBeVisible();
    cleanup();
    expect(within(await openModal('CN')).getByText('About trip 1')).toBeVisible();
  });

  it('closes by its button and by Escape (MODAL-08, MODAL-09, STATE-16)', async () => {
    const user = userEvent.setup();
    const dialog = await openModal('EN');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Details/ }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the travel page (MODAL-07)', async () => {
    const dialog = await openModal('EN');
    const link = within(dialog).getByRole('link', { name: 'Learn more' });
    expect(link).toHaveAttribute('href', '/auth/travel/trip-1');
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
