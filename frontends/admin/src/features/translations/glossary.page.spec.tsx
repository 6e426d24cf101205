import '../../locales/texts.ts';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';
import { entriesAt } from '../layout/admin-navigation.ts';
import GlossaryPage from './glossary.page.tsx';

const EDITOR = staffUser({ position: 'editor' });
const TRANSLATOR = staffUser({ position: 'translator', languages: ['CN'] });
const answer = (data: unknown) => ({ status: 'success', success: true, data });
const term = (key: string, change: Partial<GlossaryTermView>): GlossaryTermView => ({
  ...{ key, terms: { en: key, id: '', cn: '' }, note: '', keep: false, version: 2, updated_at: '2027-01-01T01:00:00Z' },
  ...change,
});
const REEF = term('reef', { terms: { en: 'reef', id: 'terumbu karang', cn: '' }, note: 'The living one' });
const TERMS = [REEF, term('n', { terms: { en: 'Nitrox', id: '', cn: '' }, keep: true })];

async function open(answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'GET /api/glossary': answer(TERMS), ...answers });
  await renderScreen(
    <EditingSurroundings>
      <GlossaryPage />
    </EditingSurroundings>,
    { http, path: '/admin/glossary', user: EDITOR, texts: ['translations', 'lists', 'editing', 'fields', 'uploads'], ...options },
  );
  return {
    writes: () =>
      http.requests
        .filter(({ method = 'GET' }) => method !== 'GET')
        .map(({ method, path, headers, body }) => ({ method, path, headers, body })),
  };
}

describe('the glossary (EDT-08)', () => {
  it.each([
    ['EN', 'Glossary', 'stays in English', 'no word agreed yet'],
    ['ID', 'Glosarium', 'tetap dalam bahasa Inggris', 'belum ada padanan'],
    ['CN', '术语表', '保留英文原文', '尚未确定译法'],
  ] as const)('lists its terms by their English form (%s)', async (language, title, stays, none) => {
    await open({}, { language });
    const [first, second] = within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
    expect(first).toHaveTextContent(`Nitrox${stays}`);
    expect(second).toHaveTextContent('terumbu karang');
    expect(second).toHaveTextContent(none);
    expect(second).toHaveTextContent('The living one');
  });

  it('validates a new term before it is sent', async () => {
    const { writes } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a term' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New term' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(dialog.getByLabelText(/^English/)).toBeInvalid());
    expect(writes()).toEqual([]);
  });

  it('edits a term with the version that the user has seen', async () => {
    const { writes } = await open({ 'PUT /api/glossary/reef': answer(REEF) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit reef' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the term' }));
    await userEvent.type(dialog.getByLabelText(/^简体中文/), '礁');
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the term' })).toBeNull());
    expect(writes()).toMatchObject([
      {
        method: 'PUT',
        headers: { 'if-match': '"2"' },
        body: { terms: { en: 'reef', id: 'terumbu karang', cn: '礁' }, note: 'The living one', keep: false },
      },
    ]);
  });

  it('shows both translations if another user has edited the same one', async () => {
    const theirs = { ...REEF, version: 3, terms: { ...REEF.terms, cn: '珊瑚礁' } };
    await open({ 'PUT /api/glossary/reef': failureOf(409, { code: 'edit_conflict', current: theirs }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit reef' }));
    await userEvent.type(within(await screen.findByRole('dialog', { name: 'Edit the term' })).getByLabelText(/^简体中文/), '礁');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('珊瑚礁')).toBeVisible();
  });

  it('deletes a term after a confirmation', async () => {
    const { writes } = await open({ 'DELETE /api/glossary/reef': answer(null) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit reef' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete “reef”?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Yes, / }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', headers: { 'if-match': '"2"' } }]));
  });

  it('is read-only for translators, and in the navigation below the translations (PPL-05)', async () => {
    await open({}, { user: TRANSLATOR });
    expect(await screen.findByText('Nitrox')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    const keysAt = (path: string) => entriesAt(path).map(({ key }) => key);
    expect(keysAt('/admin/translations')).toContain('glossary');
    expect(keysAt('/admin/site')).not.toContain('glossary');
  });

  it('shows an empty state if there are no terms', async () => {
    await open({ 'GET /api/glossary': answer([]) });
    expect(await screen.findByText('No terms yet')).toBeVisible();
  });

  it('shows an error if it cannot be loaded', async () => {
    await open({ 'GET /api/glossary': failureOf(503, { code: 'service_unavailable', message: 'Not now' }) });
    expect(await screen.findAllByText('Not now')).not.toHaveLength(0);
  });
});
