import '../../locales/texts.ts';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import brand from '../../../../../config/brand.json';
import { draftView } from '../../shared/drafts/drafts.testing.ts';
import SitePage from './site.page.tsx';

const text = (en: string) => ({ en, id: '', cn: '' });
const RECORD: SiteRecord = {
  brand: completeBrand(brand),
  questions: [{ question: text('Cold?'), answer: text('No.') }],
  pages: { privacy: text('## Yours\n\nWe keep little.'), terms: text('Fair.'), support: text('Write.') },
  payment: { deposit: text('By card.') },
  retention: { enquiries: 18, audit: 24, links: 6 },
  version: 3,
  updated_at: '2026-05-01T00:00:00.000Z',
};
const answer = (data: SiteRecord) => ({ status: 'success', success: true, data });

async function show(
  put: unknown = (request: { body: object }) => answer({ ...RECORD, ...request.body, version: 4 }),
  get: unknown = answer(RECORD),
  answers: Record<string, unknown> = {},
) {
  const http = fakeHttp({ 'GET /api/site': get, 'PUT /api/site': put, ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <SitePage />
    </ToastProvider>,
    { http, path: '/admin/site', texts: ['site', 'audit', 'drafts', 'previews', 'lists', 'editing', 'fields', 'uploads'] },
  );
  await screen.findByDisplayValue(brand.name);
  return http;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const save = (section: string) => fireEvent.click(screen.getByRole('button', { name: `Save: ${section}` }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const puts = (http: Awaited<ReturnType<typeof show>>) => http.requests.filter(({ method }) => method === 'PUT');

describe('the site settings of the back office', () => {
  it('links to its earlier versions (EDT-05)', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', '/admin/history/site/site');
  });

  it('saves each section alone, with the values of the others as they are stored (SET-01)', async () => {
    const http = await show();
    type(part('Who you are').getByLabelText('Name'), 'Reef House');
    type(part('Contacts').getAllByLabelText(/^Telephone(?! as)/)[0] as HTMLElement, '+62 431 777 0000');
    save('Who you are');
    await waitFor(() => expect(puts(http)).toHaveLength(1));
    expect(puts(http)[0]).toMatchObject({
      headers: { 'if-match': '"3"' },
      body: {
        brand: { ...brand, name: 'Reef House', phone: brand.phone },
        questions: RECORD.questions,
        pages: RECORD.pages,
        payment: RECORD.payment,
        retention: RECORD.retention,
      },
    });
    expect(part('Contacts').getAllByLabelText(/^Telephone(?! as)/)[0]).toHaveValue('+62 431 777 0000');
    expect(part('Contacts').getByText('There are changes that are not saved yet')).toBeVisible();
    expect(part('Place and hours').getByRole('button', { name: /^Save/ })).toBeDisabled();
  });

  it('sends numbers, and no rate where none is typed (SET-01)', async () => {
    const http = await show();
    type(part('Prices and payment').getByLabelText(/^Rupiah for one EUR/), '');
    type(part('Prices and payment').getByLabelText(/^Rupiah for one SGD/), '12500');
    type(part('Prices and payment').getByLabelText(/^How a deposit is paid/), 'By bank transfer.');
    save('Prices and payment');
    await waitFor(() => expect(puts(http)).toHaveLength(1));
    expect(puts(http)[0]?.body).toMatchObject({
      brand: { map: brand.map, rates: { ...brand.rates, EUR: 0, SGD: 12_500 } },
      payment: { deposit: { ...RECORD.payment.deposit, en: 'By bank transfer.' } },
    });
  });

  it('saves a section onto what another section has saved, without a question (SET-01)', async () => {
    let stored = RECORD;
    // The claim tells which version a section shows.
    const current = () => {
      const hero = { ...stored.brand.hero, claims: [text(`Claim ${stored.version}`)] };
      return { ...stored, brand: { ...stored.brand, hero } };
    };
    const http = await show(
      (request: { headers: Record<string, string>; body: object }) => {
        if (request.headers['if-match'] !== `"${stored.version}"`)
          return Promise.reject({ ...failureOf(409), code: 'edit_conflict', current: current() });
        stored = { ...stored, ...request.body, version: stored.version + 1 };
        return answer(current());
      },
      () => answer(current()),
    );
    type(part('Search engines and retention').getByLabelText(/^Links of guests/), '3');
    type(part('Who you are').getByLabelText('Name'), 'Reef House');
    save('Who you are');
    await waitFor(() => expect(part('Who you are').getByRole('button', { name: /^Save/ })).toBeDisabled());
    save('Search engines and retention');
    await waitFor(() => expect(stored).toMatchObject({ version: 5, brand: { name: 'Reef House' }, retention: { links: 3 } }));
    expect(screen.queryByRole('dialog', { name: 'Somebody else saved meanwhile' })).toBeNull();
    await part('Headline and figures').findByDisplayValue('Claim 5');
    type(part('Headline and figures').getByLabelText('Headline of the start page'), 'Below the surface');
    save('Headline and figures');
    await waitFor(() =>
      expect(stored).toMatchObject({ version: 6, brand: { name: 'Reef House', hero: { title: { en: 'Below the surface' } } } }),
    );
    // Only the section with changes of its own had to be merged.
    expect(puts(http).map(({ headers }) => headers?.['if-match'])).toEqual(['"3"', '"3"', '"4"', '"5"']);
  });

  it('lets the dialled number follow the written one until it is set apart (SET-01)', async () => {
    await show();
    const [written, dialled] = [/^Telephone as/, /^Telephone(?! as)/].map(
      (name) => part('Contacts').getAllByLabelText(name)[0] as HTMLInputElement,
    );
    if (!written || !dialled) throw new Error('The fields are missing');
    type(written, '+62 431 777-0000');
    expect(dialled).toHaveValue('+624317770000');
    type(dialled, '+62431999');
    type(written, '+62 431 888');
    expect(dialled).toHaveValue('+62431999');
  });

  it('adds, removes and moves rows (SET-01)', async () => {
    const http = await show();
    const awards = () => within(screen.getByRole('group', { name: 'Awards' }));
    fireEvent.click(awards().getByRole('button', { name: 'Move 2 up' }));
    fireEvent.click(awards().getByRole('button', { name: 'Remove 4' }));
    fireEvent.click(awards().getByRole('button', { name: 'Add an award' }));
    type(awards().getAllByLabelText('Year').at(-1) as HTMLElement, '2026');
    type(awards().getAllByLabelText('Award').at(-1) as HTMLElement, 'Kindest crew');
    save('Headline and figures');
    await waitFor(() => expect(puts(http)).toHaveLength(1));
    const sent = (puts(http).at(-1) as { body: SiteRecord }).body.brand.awards;
    expect(sent.map(({ year }) => year)).toEqual(['2019', '2015', '2021', '2026']);
    expect(sent.at(-1)?.text.en).toBe('Kindest crew');
  });

  it('shows field errors of the saved section without a request to the server', async () => {
    const http = await show();
    type(part('Search engines and retention').getByLabelText(/^Enquiries/), 'long');
    type(part('Privacy, terms, support').getByLabelText(/^Privacy/), '<b>bold</b>');
    save('Privacy, terms, support');
    expect(await screen.findByText(/What begins with “<b>/)).toBeVisible();
    expect(screen.queryByText(/must be a whole number from 1 to 120/)).toBeNull();
    save('Search engines and retention');
    expect(await screen.findByText(/must be a whole number from 1 to 120/)).toBeVisible();
    expect(puts(http)).toEqual([]);
  });

  it('shows what was changed by whom (SET-01, AUD-03)', async () => {
    const http = await show();
    fireEvent.click(screen.getByText('Who changed what'));
    await waitFor(() => expect(http.requests.at(-1)).toMatchObject({ path: '/api/audit', query: { kind: 'site', record: 'site' } }));
  });

  it('previews a page while its text is edited (SET-03)', async () => {
    await show();
    fireEvent.click(part('Privacy, terms, support').getByRole('button', { name: 'Preview: Privacy' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Yours' })).toBeVisible();
    type(part('Privacy, terms, support').getByLabelText(/^Privacy/), '### Ours');
    expect(await screen.findByRole('heading', { level: 4, name: 'Ours' })).toBeVisible();
  });

  it('merges other changes of another user, and asks about fields that both changed', async () => {
    const theirs = { ...RECORD, version: 7, brand: { ...RECORD.brand, name: 'Theirs', shortName: 'Other' } };
    let call = 0;
    const http = await show((request: { body: object }) => {
      call += 1;
      return call === 1
        ? Promise.reject({ ...failureOf(409), code: 'edit_conflict', current: theirs })
        : answer({ ...RECORD, ...request.body, version: 8 });
    });
    type(part('Who you are').getByLabelText('Name'), 'Mine');
    save('Who you are');
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(dialog.getByText('Theirs')).toBeVisible();
    fireEvent.click(dialog.getByRole('radio', { name: /Mine/ }));
    fireEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(puts(http)).toHaveLength(2));
    expect(puts(http)[1]).toMatchObject({ headers: { 'if-match': '"7"' }, body: { brand: { name: 'Mine', shortName: 'Other' } } });
  });

  it('is edited as a draft of the whole record, and published as a whole (EDT-01, SET-01)', async () => {
    const of = { kind: 'site', id: 'site' } as const;
    const missing = [{ field: 'payment.deposit', language: 'cn' as const }];
    const saved = draftView(of, RECORD, 1, { draft: { ...RECORD, payment: { deposit: text('By bank.') } }, missing });
    const http = await show(undefined, answer(RECORD), {
      'GET /api/drafts/site': { status: 'success', success: true, data: [] },
      'GET /api/drafts/site/site': failureOf(404, { code: 'draft_not_found' }),
      'PUT /api/drafts/site/site': { status: 'success', success: true, data: saved },
      'POST /api/drafts/site/site/publish': answer(RECORD),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit as a draft' }));
    type(await screen.findByDisplayValue('By card.'), 'By bank.');
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not ready yet' }));
    expect(puts(http)).toMatchObject([{ path: '/api/drafts/site/site', body: { payment: { deposit: { en: 'By bank.' } }, based_on: 3 } }]);
    expect(Object.keys(puts(http)[0]?.body as object)).toEqual(['payment', 'based_on']);
    fireEvent.click(dialog.getByRole('button', { name: 'Prices and payment: By bank. in 简体中文' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'payment.deposit.cn'));
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Publish all the same' }));
    expect(await screen.findByRole('button', { name: 'Edit as a draft' })).toBeVisible();
    expect(http.requests.find(({ path }) => path?.endsWith('/publish'))).toMatchObject({ headers: { 'if-match': '"1"' } });
  });

  it('opens no draft beside changes that are not saved', async () => {
    await show();
    type(part('Who you are').getByLabelText('Name'), 'Reef House');
    expect(await screen.findByRole('button', { name: 'Edit as a draft' })).toBeDisabled();
  });
});
