import '../../../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import brand from '../../../../../../../config/brand.json';
import { answer } from '../../testing.tsx';
import ContactForm from './contact-form.tsx';

const lend = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  replaceRuntimeConfig({ brand });
});

afterEach(() => {
  cleanup();
  lend(undefined);
  replaceRuntimeConfig(undefined);
});

const TYPED = { name: 'Wei Lin', email: 'wei@reef.example', subject: 'Bunaken', message: 'Two divers & one child?' };
const EMAIL = 'Bunaken\n\nTwo divers & one child?\n\nWei Lin\nwei@reef.example';

async function send(outcome: unknown, language: LanguageCode = 'EN') {
  const http = fakeHttp({ 'POST /api/enquiries': outcome });
  await renderScreen(<ContactForm />, { language, http, texts: ['landing', 'enquiry', 'fields', 'ways', 'errors'] });
  const fields = [...document.querySelectorAll<HTMLInputElement>('fieldset input:not([name="website"]), fieldset textarea')];
  for (const [at, value] of Object.values(TYPED).entries()) fireEvent.change(fields[at] as HTMLElement, { target: { value } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

const mail = async (name: string) => new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '');

describe('a message that may not have been sent', () => {
  it.each([
    ['EN', failureOf(403), 'Copy the text', 'Copied', 'Send by email'],
    ['ID', failureOf(0), 'Salin teksnya', 'Tersalin', 'Kirim lewat email'],
    ['CN', failureOf(503), '复制文字', '已复制', '改用邮件发送'],
  ] as const)('can be copied completely, or sent by email, in %s', async (language, failure, copy, copied, email) => {
    const clipboard: string[] = [];
    lend({ writeText: async (text) => void clipboard.push(text) });
    await send(failure, language);
    fireEvent.click(await screen.findByRole('button', { name: copy }));
    expect(await screen.findByRole('button', { name: copied })).toBeVisible();
    expect(clipboard).toEqual([EMAIL]);
    const link = await mail(email);
    expect(link.pathname).toBe(brand.email);
    expect(link.searchParams.get('body')).toBe(EMAIL);
  });

  it.each([
    ['has no clipboard', undefined],
    ['rejects the copy', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ])('is shown for selection if the browser %s, without a message that it was copied', async (_how, clipboard) => {
    lend(clipboard);
    await send(failureOf(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the text' }));
    const message = await screen.findByText(/^Your browser does not let us copy/);
    expect(message.nextElementSibling).toHaveProperty('textContent', EMAIL);
    expect(screen.queryByText('Copied')).toBeNull();
  });
});

it('lets the visitor copy the chat text or send it by email if the chat does not open', async () => {
  const copied: string[] = [];
  lend({ writeText: async (text) => void copied.push(text) });
  await send(answer({ reference: 'TA-ABC234', status_url: 'https://reef.example/auth/enquiry#x', state: 'new' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the text' }));
  await screen.findByRole('button', { name: 'Copied' });
  const chat = new URL(screen.getByRole('link', { name: 'Continue in WhatsApp' }).getAttribute('href') ?? '');
  expect(copied).toEqual([chat.searchParams.get('text')]);
  expect(copied[0]).toContain('TA-ABC234');
  expect((await mail('Send by email')).searchParams.get('body')).toBe(copied[0]);
});

it('offers no channel that the operator does not have (SET-04)', async () => {
  const none = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };
  replaceRuntimeConfig({ brand: { ...completeBrand(brand), ...none, contacts: { en: none, id: none, cn: none } } });
  await send(failureOf(0));
  expect(await screen.findByRole('button', { name: 'Copy the text' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/auth/enquiry']);
});
