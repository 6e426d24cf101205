import '../../locales/texts.ts';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import brand from '../../../../../config/brand.json';
import EnquiryStatusPage from './enquiry-status.page.tsx';

async function visit(hash: string, answers: Record<string, unknown>, language: LanguageCode = 'EN') {
  const http = fakeHttp(answers);
  replaceRuntimeConfig({ brand: completeBrand(brand) });
  await renderScreen(<EnquiryStatusPage />, {
    texts: ['enquiry-status', 'fields', 'errors'],
    path: `/auth/enquiry#${hash}`,
    language,
    http,
  });
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
  waitlisted: false,
  bookings: [],
  how_to_pay: null,
  messages: [{ message_id: 'm1', at: '2027-01-05T04:00:00Z', from: 'guest', text: 'Turtles?' }],
};
const OFFER = {
  booking_id: 'b1',
  state: 'offered',
  package: null,
  date: '2027-03-14',
  last_date: '2027-03-14',
  seats: 2,
  price: 1_650_000,
  deposit: 500_000,
  hold_until: '2027-01-07T04:00:00Z',
};
const page = { status: 'success', success: true, data: VIEW };

describe('the page of an enquiry', () => {
  afterEach(() => {
    cleanup();
    replaceRuntimeConfig(undefined);
  });

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

  it.each([
    ['EN', 'Reference', 'Email, phone number or WeChat ID you gave us', 'Open my enquiry'],
    ['ID', 'Nomor referensi', 'Email, nomor telepon, atau ID WeChat yang Anda berikan', 'Buka pertanyaan saya'],
    ['CN', '咨询编号', '您留下的邮箱、电话或微信号', '打开我的咨询'],
  ] as const)('is found in %s without its link, and later on this device (ENQ-23)', async (language, reference, contact, submit) => {
    localStorage.clear();
    const answers = {
      'POST /api/enquiries/lookup': { ...page, data: { status_url: 'https://reef.example/auth/enquiry?lang=en#aBc' } },
      'GET /api/enquiries/status/aBc': page,
    };
    const requests = await visit('', answers, language);
    await userEvent.type(screen.getByLabelText(reference), 'td7k2m4p');
    await userEvent.type(screen.getByLabelText(contact), 'weilin');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText('Turtles?')).toBeVisible();
    expect(requests[0]?.body).toEqual({ reference: 'td7k2m4p', contact: 'weilin' });
    cleanup();
    await visit('', answers, language);
    const link = screen.getByRole('link', { name: /^TD-7K2M4P/ });
    expect(link).toHaveAttribute('href', '/auth/enquiry?lang=en#aBc');
    await userEvent.click(within(link.closest('li') as HTMLElement).getByRole('button'));
    expect(screen.queryByRole('link', { name: /^TD-7K2M4P/ })).toBeNull();
  });

  it('says that reference and contact do not match, and keeps what was typed (ENQ-23)', async () => {
    await visit('', { 'POST /api/enquiries/lookup': failureOf(404, { code: 'enquiry_not_found' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Open my enquiry' }));
    expect(await screen.findByText('Please enter the reference')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reference'), 'TD-7K2M4P');
    await userEvent.type(screen.getByLabelText(/^Email, phone/), 'other@reef.example');
    await userEvent.click(screen.getByRole('button', { name: 'Open my enquiry' }));
    expect(await screen.findByText(/^We know no enquiry/)).toBeVisible();
    expect(screen.getByLabelText('Reference')).toHaveValue('TD-7K2M4P');
  });

  it.each([
    ['EN', 'Our offer', 'Yes, I take it', 'Confirmed'],
    ['ID', 'Penawaran kami', 'Ya, saya ambil', 'Dikonfirmasi'],
    ['CN', '我们的报价', '好的，就这么定', '已确认'],
  ] as const)('shows in %s an offer with its terms, which one press accepts (ENQ-25)', async (language, title, accept, confirmed) => {
    const accepted = { ...page, data: { ...VIEW, state: 'booked', bookings: [{ ...OFFER, state: 'confirmed', hold_until: null }] } };
    const answers = {
      'GET /api/enquiries/status/aBc': { ...page, data: { ...VIEW, state: 'offered', bookings: [OFFER] } },
      'POST /api/enquiries/status/aBc/bookings/b1/acceptance': accepted,
    };
    await visit('aBc', answers, language);
    const offer = await screen.findByRole('region', { name: title });
    expect(offer).toHaveTextContent(/1[.,]650[.,]000.*3[.,]300[.,]000.*500[.,]000/);
    await userEvent.click(within(offer).getByRole('button', { name: accept }));
    const said = await screen.findByText(confirmed);
    expect(said).toHaveFocus();
    expect(screen.queryByRole('button', { name: accept })).toBeNull();
  });

  it.each([
    ['EN', 'By bank transfer.', /Where we meet07:30 · At the jetty.*What to bringA towelA hat/],
    ['ID', 'Transfer bank.', /Titik temu07:30 · Di dermaga.*Yang perlu dibawaHandukTopi/],
    ['CN', '银行转账。', /集合07:30 · 码头.*请自备毛巾帽子/],
  ] as const)('says in %s how to pay the deposit, where to be and what to bring (ENQ-27)', async (language, payment, prepared) => {
    const preparation = {
      start: { time: '07:30', words: { en: 'At the jetty', id: 'Di dermaga', cn: '码头' } },
      to_bring: { en: 'A towel\nA hat', id: 'Handuk\nTopi', cn: '毛巾\n帽子' },
    };
    const data = {
      ...VIEW,
      state: 'offered',
      bookings: [{ ...OFFER, state: 'held', preparation }],
      how_to_pay: { en: 'By bank transfer.', id: 'Transfer bank.', cn: '银行转账。' },
    };
    await visit('aBc', { 'GET /api/enquiries/status/aBc': { ...page, data } }, language);
    expect(await screen.findByText(payment)).toBeVisible();
    expect(screen.getByText(payment).closest('li')).toHaveTextContent(prepared);
  });

  it('says that the way of paying follows if the operator has written none (ENQ-27)', async () => {
    await visit('aBc', { 'GET /api/enquiries/status/aBc': { ...page, data: { ...VIEW, state: 'offered', bookings: [OFFER] } } });
    expect(await screen.findByText('We write to you how to pay the deposit.')).toBeVisible();
  });

  it('says that too few places are left for an offer, which stays (ENQ-25)', async () => {
    await visit('aBc', {
      'GET /api/enquiries/status/aBc': { ...page, data: { ...VIEW, state: 'offered', bookings: [OFFER] } },
      'POST /api/enquiries/status/aBc/bookings/b1/acceptance': failureOf(409, {
        code: 'departure_full',
        message: 'Too few places are left on this day (1)',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I take it' }));
    expect(await screen.findByText('Too few places are left on this day (1)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, I take it' })).toBeEnabled();
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
