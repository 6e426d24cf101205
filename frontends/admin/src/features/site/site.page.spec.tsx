import '../../locales/texts.ts';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import brand from '../../../../../config/brand.json';
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

async function show(put: unknown = (request: { body: object }) => answer({ ...RECORD, ...request.body, version: 4 })) {
  const http = fakeHttp({ 'GET /api/site': answer(RECORD), 'PUT /api/site': put });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <SitePage />
    </ToastProvider>,
    { http, path: '/admin/site', texts: ['site', 'lists', 'editing', 'fields', 'uploads'] },
  );
  await screen.findByDisplayValue(brand.name);
  return http;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const puts = (http: Awaited<ReturnType<typeof show>>) => http.requests.filter(({ method }) => method === 'PUT');

describe('the site settings of the back office', () => {
  it('saves the whole record, based on the opened version (SET-01)', async () => {
    const http = await show();
    type(part('Who you are').getByLabelText('Name'), 'Reef House');
    type(part('Contacts').getAllByLabelText(/^Telephone(?! as)/)[0] as HTMLElement, '+62 431 777 0000');
    type(part('Search engines and retention').getByLabelText(/^Links of guests/), '3');
    type(part('Prices and payment').getByLabelText(/^Rupiah for one EUR/), '');
    type(part('Prices and payment').getByLabelText(/^Rupiah for one SGD/), '12500');
    type(part('Prices and payment').getByLabelText(/^How a deposit is paid/), 'By bank transfer.');
    save();
    await waitFor(() => expect(puts(http)).toHaveLength(1));
    const [request] = puts(http);
    expect(request?.headers).toMatchObject({ 'if-match': '"3"' });
    expect(request?.body).toMatchObject({
      brand: {
        name: 'Reef House',
        phone: '+62 431 777 0000',
        tagline: brand.tagline,
        map: brand.map,
        rates: { ...brand.rates, EUR: 0, SGD: 12_500 },
      },
      questions: RECORD.questions,
      pages: RECORD.pages,
      payment: { deposit: { ...RECORD.payment.deposit, en: 'By bank transfer.' } },
      retention: { ...RECORD.retention, links: 3 },
    });
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
    save();
    await waitFor(() => expect(puts(http)).toHaveLength(1));
    const sent = (puts(http).at(-1) as { body: SiteRecord }).body.brand.awards;
    expect(sent.map(({ year }) => year)).toEqual(['2019', '2015', '2021', '2026']);
    expect(sent.at(-1)?.text.en).toBe('Kindest crew');
  });

  it('shows field errors without a request to the server', async () => {
    const http = await show();
    type(part('Search engines and retention').getByLabelText(/^Enquiries/), 'long');
    type(part('Privacy, terms, support').getByLabelText(/^Privacy/), '<b>bold</b>');
    save();
    expect(await screen.findByText(/What begins with “<b>/)).toBeVisible();
    expect(screen.getByText(/must be a whole number from 1 to 120/)).toBeVisible();
    expect(puts(http)).toEqual([]);
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
    save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(dialog.getByText('Theirs')).toBeVisible();
    fireEvent.click(dialog.getByRole('radio', { name: /Mine/ }));
    fireEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(puts(http)).toHaveLength(2));
    expect(puts(http)[1]).toMatchObject({ headers: { 'if-match': '"7"' }, body: { brand: { name: 'Mine', shortName: 'Other' } } });
  });
});
