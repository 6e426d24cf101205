import '../../locales/texts.ts';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TranslationsPage from './translations.page.tsx';

const NAMES = { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯' };

function row(change: Partial<TranslationView> = {}): TranslationView {
  const missing = change.missing ?? [];
  const stale = change.stale ?? [];
  return {
    ...{ kind: 'packages', id: 'a b', names: NAMES, language: 'cn', version: 3, updated_at: '2026-11-03T04:00:00Z' },
    ...{ missing, stale, complete: missing.length + stale.length === 0 },
    ...change,
  };
}

const COUNTS = [
  { kind: 'packages', language: 'cn', complete: 4, missing: 2, stale: 1 },
  { kind: 'site', language: 'cn', complete: 1, missing: 0, stale: 0 },
];
const ANSWER = { status: 'success', success: true, counts: COUNTS, away: [], next_cursor: 'next' };

async function show(
  options: ScreenOptions = {},
  answered: unknown = { ...ANSWER, data: [row({ missing: ['names', 'to_bring'], stale: ['descriptions'] })] },
) {
  const requests: (object | undefined)[] = [];
  const http = fakeHttp({
    'GET /api/translations': ({ query }: { query?: object }) => {
      requests.push(query);
      return answered;
    },
  });
  await renderScreen(<TranslationsPage />, { http, path: '/admin/translations', texts: ['translations', 'lists'], ...options });
  return requests;
}

describe('the overview of translations (EDT-07)', () => {
  it.each([
    ['EN', 'Translations', '2 texts missing', '1 text older than English'],
    ['ID', 'Terjemahan', '2 teks belum ada', '1 teks lebih lama dari bahasa Inggris'],
    ['CN', '翻译', '缺少 2 处', '1 处早于英文'],
  ] as const)('shows what each record lacks, with a link to its translation page (%s)', async (language, title, missing, stale) => {
    const requests = await show({ language });
    const [entry] = within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
    for (const text of [missing, stale, '简体中文']) expect(entry).toHaveTextContent(text);
    expect(within(entry as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/translate/packages/a%20b?language=cn');
    expect(requests).toEqual([{ status: 'open' }]);
  });

  it('counts them by kind and language, with links to the filtered list', async () => {
    await show();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: '简体中文' })).toBeVisible();
    const packages = within(table).getByRole('row', { name: /^Travel packages/ });
    expect(packages).toHaveTextContent(/2 missing1 older.*4 complete/);
    const link = within(packages).getByRole('link', { name: 'Travel packages, 简体中文: 1 older' });
    expect(link).toHaveAttribute('href', '/admin/translations?kind=packages&language=cn&status=stale');
    expect(within(table).getByRole('row', { name: /^Site/ })).toHaveTextContent(/^Site[^a-z]*1 complete$/);
  });

  it('reads its filters and its page from the address', async () => {
    const requests = await show({ path: '/admin/translations?kind=slides&language=id&status=any&cursor=abc' });
    expect(requests[0]).toEqual({ kind: 'slides', language: 'id', cursor: 'abc' });
    expect((await screen.findByRole('link', { name: 'Next ones' })).getAttribute('href')).toContain('cursor=next');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All kinds' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ language: 'id' }));
  });

  it('offers translators their own languages', async () => {
    await show({ user: staffUser({ position: 'translator', languages: ['CN'] }) });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Language' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['All languages', '简体中文']);
  });

  it('ignores unknown values in the address', async () => {
    expect(await show({ path: '/admin/translations?kind=people&language=xx&status=old' })).toEqual([{ status: 'open' }]);
  });

  it('shows an empty state when everything is translated, and names the kinds that are unavailable', async () => {
    await show({}, { ...ANSWER, data: [], away: ['slides', 'packages'], next_cursor: null });
    expect(await screen.findByText('Everything is translated')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot tell now about: Gallery images, Travel packages.');
  });

  it('shows an error if it cannot be loaded', async () => {
    await show({}, failureOf(503, { code: 'service_unavailable', message: 'Not now' }));
    expect(await screen.findAllByText('Not now')).not.toHaveLength(0);
  });
});
