import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { failureOf, fakeHttp, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTranslatePage } from './translate-page.testing.tsx';

const PUT = 'PUT /api/drafts/destinations/d1';
const MACHINE = 'POST /api/machine-translation';
const OWNER = staffUser({ position: 'owner' });
const TRANSLATOR = staffUser({ position: 'translator', languages: ['CN'] });

const RECORD = {
  ...{
    destination_id: 'd1',
    version: 3,
    status: 'active',
    location: 'Bunaken',
    best_time: '',
    gallery_images: [],
    opening_hour: { day: '', open: '', close: '' },
  },
  name: { en: 'Coral wall', id: 'Dinding karang', cn: '' },
  category: { en: 'Wall dive', id: '', cn: '' },
  description: { en: 'Corals, and Nitrox on board.', id: '', cn: '' },
  ...{ locations: { en: 'Bunaken', id: '', cn: '' }, opening_days: { en: '', id: '', cn: '' }, best_times: { en: '', id: '', cn: '' } },
  dive: { best_months: [5], visibility_by_month: [], water_by_month: [], life: [{ name: { en: 'Turtles', id: '', cn: '' }, months: [] }] },
} as unknown as DestinationView;

function draft(version: number, fields: Record<string, unknown>, change: Partial<DraftView> = {}): DraftView {
  const shown = { ...RECORD, ...(fields.names ? { name: { ...RECORD.name, ...(fields.names as object) } } : {}) };
  return {
    ...{ kind: 'destinations', id: 'd1', names: RECORD.name, version, based_on: 3, record_version: 3, is_outdated: false, schedule: null },
    ...{ created_at: '2027-01-01T01:00:00Z', updated_at: '2027-01-01T01:00:00Z', updated_by: { user_id: null, name: null } },
    ...{ fields, machine: [], missing: [], record: RECORD, draft: shown },
    ...change,
  } as DraftView;
}

const term = (en: string, change: Partial<GlossaryTermView> = {}): GlossaryTermView => ({
  ...{ key: en.toLowerCase(), terms: { en, id: '', cn: '' }, note: '', keep: false, version: 1, updated_at: '2027-01-01T01:00:00Z' },
  ...change,
});
const answer = (data: unknown) => ({ status: 'success', success: true, data });

async function open(
  answers: Record<string, unknown> = {},
  { available = false, ...options }: ScreenOptions & { available?: boolean } = {},
) {
  const http = fakeHttp({
    'GET /api/drafts/destinations/d1/source': answer({ record: RECORD, record_version: 3, draft: null }),
    'GET /api/translations/destinations': answer([{ id: 'd1', language: 'cn', missing: ['names'], stale: ['categories'] }]),
    'GET /api/glossary': answer([
      term('Coral', { terms: { en: 'Coral', id: 'Karang', cn: '珊瑚' }, note: 'Stony ones' }),
      term('Nitrox', { keep: true }),
      term('Turtle'),
    ]),
    'GET /api/machine-translation': answer({ available }),
    ...answers,
  });
  await renderTranslatePage('destinations', 'd1', { http, user: OWNER, ...options });
  const saves = () => http.requests.filter(({ method }) => method === 'PUT').map(({ body, headers }) => ({ body, headers }));
  return {
    saves,
    asked: () =>
      http.requests
        .filter(({ path }) => path === '/api/machine-translation')
        .map(({ body }) => body)
        .filter(Boolean),
  };
}

const part = async (name: string) => within(await screen.findByLabelText(name, { selector: 'section' }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(`${name}, 简体中文`);

describe('the translation page of a record', () => {
  it.each([
    ['EN', 'Coral wall', 'Name', 'Empty', 'stays in English', 'no word agreed yet'],
    ['ID', 'Dinding karang', 'Nama', 'Kosong', 'tetap dalam bahasa Inggris', 'belum ada padanan'],
    ['CN', 'Coral wall', '名称', '空白', '保留英文原文', '尚未确定译法'],
  ] as const)(
    'shows each text beside its translation, with the agreed terms (EDT-08) (%s)',
    async (language, title, name, empty, stays, none) => {
      await open({}, { language });
      const names = await part(name);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(await names.findByText('Coral', { selector: 'mark' })).toBeVisible();
      expect(names.getByRole('listitem')).toHaveTextContent('Coral → 珊瑚 (Stony ones)');
      expect(names.getByText(empty)).toBeVisible();
      expect(names.getByRole('textbox')).toHaveAttribute('maxlength', '200');
      expect(names.getByRole('textbox')).toHaveAttribute('lang', 'zh-Hans');
      const marked = screen.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);
      expect(marked).toEqual(['Coral', 'Corals', 'Nitrox', 'Turtles']);
      expect(screen.getByText(stays, { exact: false })).toBeVisible();
      expect(screen.getByText(none, { exact: false })).toBeVisible();
    },
  );

  it('marks texts older than English, and switches the target language (EDT-08)', async () => {
    await open();
    expect(await (await part('Category')).findByText('Older than English')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bahasa Indonesia' }));
    expect(await screen.findByLabelText('Name, Bahasa Indonesia')).toHaveValue('Dinding karang');
    expect((await part('Category')).queryByText('Older than English')).toBeNull();
  });

  it('saves changed texts as a draft while the user types, based on the previous version (EDT-08)', async () => {
    let version = 0;
    const { saves } = await open({ [PUT]: ({ body }: { body: Record<string, unknown> }) => answer(draft(++version, body)) });
    await userEvent.type(await field('Name'), '珊瑚壁');
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    await userEvent.type(await field('What lives there 1'), '海龟');
    await waitFor(() => expect(saves()).toHaveLength(2));
    const dive = { ...RECORD.dive, life: [{ name: { en: 'Turtles', id: '', cn: '海龟' }, months: [] }] };
    expect(saves()).toEqual([
      { body: { names: { cn: '珊瑚壁' }, based_on: 3 }, headers: expect.not.objectContaining({ 'if-match': expect.anything() }) },
      { body: { dive }, headers: expect.objectContaining({ 'if-match': '"1"' }) },
    ]);
  });

  it('asks if another user has changed the same text, and loses neither version (EDT-08)', async () => {
    const theirs = draft(7, { names: { cn: '别的' } });
    let rejected = false;
    const { saves } = await open({
      [PUT]: ({ body }: { body: Record<string, unknown> }) => {
        if (rejected) return answer(draft(8, body));
        rejected = true;
        return failureOf(409, { code: 'edit_conflict', current: theirs });
      },
    });
    await userEvent.type(await field('Name'), '珊瑚壁');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('别的')).toBeVisible();
    expect(dialog.getByText('珊瑚壁')).toBeVisible();
    expect(saves()).toHaveLength(1);
  });

  it('lets translators read and write, but not publish (EDT-08, PPL-05)', async () => {
    await open({}, { user: TRANSLATOR });
    expect(await field('Name')).toBeVisible();
    expect(screen.queryByText('Publish')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/admin/glossary');
  });

  it('offers machine translation only if it is configured (EDT-09)', async () => {
    await open();
    await field('Name');
    expect(screen.queryByText(/^(Suggest|Fill)/)).toBeNull();
  });

  it('marks machine translations until the user accepts or rewrites them (EDT-09)', async () => {
    let version = 0;
    const made = ({ body }: { body: { texts: { field: string; text: string }[] } }) =>
      answer({ texts: body.texts.map(({ field: path, text }) => ({ field: path, text: `zh: ${text}` })) });
    const { saves, asked } = await open(
      {
        [MACHINE]: made,
        [PUT]: ({ body }: { body: { machine?: string[]; accepted?: string[] } }) => {
          version++;
          const left = version === 1 ? ['names.cn', 'categories.cn'] : version === 2 ? ['categories.cn'] : [];
          return answer(draft(version, body, { machine: left }));
        },
      },
      { available: true },
    );
    await userEvent.click(await screen.findByLabelText('Suggest Name by machine'));
    expect(await screen.findByDisplayValue('zh: Coral wall')).toBeVisible();
    await userEvent.click(await screen.findByLabelText('Suggest Category by machine'));
    expect(await (await part('Category')).findByText('Made by a machine')).toBeVisible();
    expect(asked()).toEqual([
      { language: 'cn', texts: [{ field: 'names.cn', text: 'Coral wall' }] },
      { language: 'cn', texts: [{ field: 'categories.cn', text: 'Wall dive' }] },
    ]);
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toEqual({
      ...{ names: { cn: 'zh: Coral wall' }, categories: { cn: 'zh: Wall dive' } },
      ...{ machine: ['names.cn', 'categories.cn'], accepted: [], based_on: 3 },
    });
    await userEvent.click(await screen.findByLabelText('Accept Name'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toEqual({ machine: [], accepted: ['names.cn'] });
    expect((await part('Name')).queryByText('Made by a machine')).toBeNull();
    await userEvent.type(await field('Category'), '!');
    expect((await part('Category')).queryByText('Made by a machine')).toBeNull();
    await waitFor(() => expect(saves()).toHaveLength(3));
    expect(saves()[2]?.body).toMatchObject({ categories: { cn: 'zh: Wall dive!' }, machine: [], accepted: ['categories.cn'] });
  });

  it('fills all empty texts, keeps written ones, and shows an error if the machine fails (EDT-09)', async () => {
    let fails = false;
    const { asked } = await open(
      {
        [MACHINE]: ({ body }: { body: { texts: { field: string; text: string }[] } }) =>
          fails
            ? failureOf(503, { code: 'translator_unavailable', message: 'Not now' })
            : answer({ texts: body.texts.map(({ field: path, text }) => ({ field: path, text: `zh: ${text}` })) }),
        [PUT]: ({ body }: { body: object }) => answer(draft(1, body as Record<string, unknown>)),
      },
      { available: true },
    );
    await userEvent.type(await field('Name'), '我的');
    await userEvent.click(await screen.findByText('Fill 4 empty texts'));
    expect(await screen.findByDisplayValue('zh: Corals, and Nitrox on board.')).toBeVisible();
    expect(await field('Name')).toHaveValue('我的');
    expect(asked()).toHaveLength(1);
    expect(screen.queryByText(/^Fill/)).toBeNull();
    fails = true;
    await userEvent.clear(await field('Name'));
    await userEvent.click(await screen.findByLabelText('Suggest Name by machine'));
    expect(await screen.findAllByText('Not now')).not.toHaveLength(0);
    expect(await field('Name')).toHaveValue('');
  });

  it('shows an error if it cannot be loaded', async () => {
    await open({ 'GET /api/drafts/destinations/d1/source': failureOf(404, { code: 'destination_not_found', message: 'Gone' }) });
    expect(await screen.findAllByText('Gone')).not.toHaveLength(0);
  });
});
