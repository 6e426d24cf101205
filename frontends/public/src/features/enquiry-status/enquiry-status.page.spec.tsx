import '../../locales/texts.ts';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import brand from '../../../../../config/brand.json';
import EnquiryStatusPage from './enquiry-status.page.tsx';

async function visit(hash: string, answers: Record<string, unknown>, language: LanguageCode = 'EN') {
  const http = fakeHttp(answers);
  replaceRuntimeConfig({ brand: completeBrand(brand) });
  await renderScreen(<EnquiryStatusPage />, { texts: ['enquiry-status', 'fields'], path: `/auth/enquiry#${hash}`, language, http });
  return http.requests;
}

const VIEW: EnquiryStatusView = {
  reference: 'TD-7K2M4P',
  state: 'new',
  sent_at: '2027-01-05T04:00:00Z',
  name: 'Wei Lin',
  language: 'CN',
  package: null,
  dates: { from: null, to: null, month: null },
  party: { divers: 2, guests: null, children: null },
  bookings: [],
  messages: [{ message_id: 'm1', at: '2027-01-05T04:00:00Z', from: 'guest', text: 'Turtles?' }],
};
const page = { status: 'success', success: true, data: VIEW };

describe('the page of an enquiry', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  it.each([
    ['EN', "You are looking at the guest's page. Only the guest can write here."],
    ['ID', 'Anda sedang melihat halaman tamu. Hanya tamu yang bisa menulis di sini.'],
    ['CN', '您正在查看客人的页面，只有客人本人可以在此留言。'],
  ] as const)('tells staff in %s that it is the page of the guest, and offers them no form (ENQ-22)', async (language, banner) => {
    const requests = await visit('of=e1', { 'GET /api/enquiries/e1/guest-page': page }, language);
    expect(await screen.findByText(banner)).toBeVisible();
    expect(screen.getByText('Turtles?')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests.map(({ path }) => path)).toEqual(['/api/enquiries/e1/guest-page']);
  });

  it('shows guests a form, without the text for staff (ENQ-03)', async () => {
    await visit('aBc', { 'GET /api/enquiries/status/aBc': page });
    expect(await screen.findByRole('textbox', { name: 'Something to add?' })).toBeVisible();
    expect(screen.getByText('Turtles?')).toBeVisible();
    expect(screen.queryByText(/You are looking at/)).toBeNull();
  });

  it.each([
    ['EN', 'This link has ended', 'Write to us'],
    ['ID', 'Tautan ini sudah berakhir', 'Tulis kepada kami'],
    ['CN', '此链接已失效', '联系我们'],
  ] as const)('says in %s that its link has ended, and leads to the contact form (ENQ-21)', async (language, title, contact) => {
    await visit('aBc', { 'GET /api/enquiries/status/aBc': failureOf(410, { code: 'enquiry_link_ended' }) }, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/auth/homepage#contact-section');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
