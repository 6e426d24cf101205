import '../../locales/texts.ts';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entriesAt } from '../layout/admin-navigation.ts';
import LettersPage from './letters.page.tsx';

const answer = (data: unknown) => ({ status: 'success', success: true, data });
const letter = (id: string, subject: string) => ({
  letter_id: id,
  received_at: '2026-01-05T04:00:00Z',
  from: 'Tangkasi <halo@tangkasi.example>',
  to: 'ana@reef.example',
  subject,
});
const FILE = { filename: 'TD-7K2M4P.ics', content_type: 'text/calendar', text: 'BEGIN:VCALENDAR' };
const LETTERS = [letter('2', 'Your new password'), letter('1', 'An older one')];

async function show(answers: Record<string, unknown> = {}, path = '/admin/letters') {
  const http = fakeHttp({
    'GET /api/letters': answer(LETTERS),
    'GET /api/letters/2': answer({ ...LETTERS[0], text: 'Hello Ana', attachments: [FILE] }),
    'GET /api/letters/1': answer({ ...LETTERS[1], text: 'Hello of old', attachments: [] }),
    ...answers,
  });
  await renderScreen(<LettersPage />, { http, path, texts: ['letters', 'lists'] });
}

describe('the letters screen of the back office (ENQ-05)', () => {
  it('lists the emails and opens the newest in a sandboxed frame and as plain text', async () => {
    await show();
    const open = within(await screen.findByRole('article', { name: 'Your new password' }));
    expect(open.getByText('Hello Ana')).toBeVisible();
    const frame = open.getByTitle('Your new password');
    expect(frame).toHaveAttribute('src', '/api/letters/2/html');
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    const links = within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  it('offers the attached files', async () => {
    await show();
    const file = await screen.findByRole('link', { name: 'TD-7K2M4P.ics' });
    expect(file).toHaveAttribute('href', 'data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR');
    expect(file).toHaveAttribute('download', 'TD-7K2M4P.ics');
  });

  it('opens the chosen email', async () => {
    await show();
    await userEvent.click(await screen.findByRole('link', { name: /An older one/ }));
    expect(await screen.findByText('Hello of old')).toBeVisible();
  });

  it('opens the email named in the URL', async () => {
    await show({}, '/admin/letters?letter=1');
    expect(await screen.findByText('Hello of old')).toBeVisible();
  });

  it('shows an empty state without emails', async () => {
    await show({ 'GET /api/letters': answer([]) });
    expect(await screen.findByText('No letters yet')).toBeVisible();
  });

  it('shows an error when an email cannot be loaded', async () => {
    await show({ 'GET /api/letters/2': failureOf(404, { code: 'not_found' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This letter could not be loaded');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('is listed in the sidebar only if the system keeps its emails (%s)', (hasMailbox, entries) => {
    replaceRuntimeConfig({ hasMailbox });
    expect(entriesAt('/admin/travel').filter(({ key }) => key === 'letters')).toHaveLength(entries);
    replaceRuntimeConfig(undefined);
  });
});
