import { randomUUID } from 'node:crypto';
import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { LIMITS } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

const EDITOR = { email: 'views@reefdesk.example', password: 'salt water 8' };
const DRAFTS = { list: 'packages', name: 'Drafts', choice: { q: 'reef', status: 'draft', as: 'table' } };

describe('saved views of lists', () => {
  let auth: AuthUnderTest;
  let owner: Browser;
  let editor: Browser;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
    await auth.addStaff({ ...EDITOR, position: 'translator', languages: ['ID'] });
    owner = auth.browser('203.0.113.8');
    editor = auth.browser('203.0.113.9');
    await owner.login(ADMIN);
    await editor.login(EDITOR);
  });
  afterAll(() => auth?.stop());
  afterEach(() => auth.database.collection('saved_views').deleteMany({}));

  const list = async (browser: Browser) => (await browser.ask<{ data: SavedViewView[] }>('GET', '/api/me/views')).body.data;
  const save = (browser: Browser, id: string, body: unknown) =>
    browser.ask<{ data: SavedViewView } & ErrorBody>('PUT', `/api/me/views/${id}`, { body });

  it('are available on another device, complete and in order, and only for their own account', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect((await save(editor, one, DRAFTS)).body.data).toMatchObject({ view_id: one, ...DRAFTS });
    await save(editor, other, { list: 'enquiries', name: 'Everything', choice: {} });
    const elsewhere = auth.browser('203.0.113.10');
    await elsewhere.login(EDITOR);
    expect(await list(elsewhere)).toMatchObject([
      { view_id: one, list: 'packages', name: 'Drafts', choice: { q: 'reef', status: 'draft', as: 'table' } },
      { view_id: other, list: 'enquiries', name: 'Everything', choice: {} },
    ]);
    expect(await list(owner)).toEqual([]);
  });

  it('are overwritten by id: the last save wins, and parallel saves lose no other view', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    await Promise.all([...ids, ...ids].map((id) => save(editor, id, { ...DRAFTS, name: id })));
    expect((await list(editor)).map(({ name }) => name).sort()).toEqual([...ids].sort());
    await save(editor, ids[2] ?? '', { ...DRAFTS, name: 'Renamed', choice: { sort: 'name' } });
    const after = await list(editor);
    expect(after.find(({ view_id }) => view_id === ids[2])).toMatchObject({ name: 'Renamed', choice: { sort: 'name' } });
    expect(after.find(({ view_id }) => view_id === ids[2])?.choice).toEqual({ sort: 'name' });
    expect(after).toHaveLength(ids.length);
  });

  it("can be deleted repeatedly, but never by or together with another user's", async () => {
    const id = randomUUID();
    await save(editor, id, DRAFTS);
    await save(owner, id, { ...DRAFTS, name: 'Mine' });
    for (const _ of ['once', 'twice']) expect((await owner.ask('DELETE', `/api/me/views/${id}`)).status).toBe(200);
    expect(await list(owner)).toEqual([]);
    expect(await list(editor)).toMatchObject([{ view_id: id, name: 'Drafts' }]);
  });

  it('are limited per list; existing ones can still be saved', async () => {
    const ids = Array.from({ length: LIMITS.savedViews }, () => randomUUID());
    for (const id of ids) expect((await save(editor, id, DRAFTS)).status).toBe(200);
    const { status, body } = await save(editor, randomUUID(), DRAFTS);
    expect([status, body.code]).toEqual([409, 'saved_view_limit_reached']);
    expect((await save(editor, ids[0] ?? '', DRAFTS)).status).toBe(200);
    expect((await save(editor, randomUUID(), { ...DRAFTS, list: 'enquiries' })).status).toBe(200);
    expect(await list(editor)).toHaveLength(LIMITS.savedViews + 1);
  });

  it.each([
    ['a blank name', { ...DRAFTS, name: '  ' }, 'name'],
    ['a name that is too long', { ...DRAFTS, name: 'x'.repeat(LIMITS.savedViewNameMaxLength + 1) }, 'name'],
    ['a list that there is not', { ...DRAFTS, list: 'people' }, 'list'],
    ['a choice that is none', { ...DRAFTS, choice: 'q=reef' }, 'choice'],
    ['a value that is no text', { ...DRAFTS, choice: { q: { $gt: '' } } }, 'choice.q'],
    ['a value that is too long', { ...DRAFTS, choice: { q: 'x'.repeat(LIMITS.searchMaxLength + 1) } }, 'choice.q'],
  ])('are rejected with %s, with an error at the field', async (_, body, field) => {
    const rejected = await save(editor, randomUUID(), body);
    expect([rejected.status, rejected.body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(rejected.body.fields ?? {})).toEqual([field]);
  });

  it('keep known filters only, and reject an invalid id', async () => {
    const id = randomUUID();
    await save(editor, id, { ...DRAFTS, userId: 'x', choice: { q: 'reef', redirect: 'https://elsewhere.example' } });
    expect((await list(editor))[0]?.choice).toEqual({ q: 'reef' });
    expect((await save(editor, 'mine', DRAFTS)).body).toMatchObject({ code: 'bad_request' });
  });

  it("are removed with the account of a former staff user, without other users' views", async () => {
    const person = { email: 'left@reefdesk.example', password: 'salt water 9' };
    const userId = await auth.addStaff({ ...person, position: 'editor' });
    const guest = auth.browser('203.0.113.11');
    await guest.login(person);
    for (const browser of [guest, editor]) expect((await save(browser, randomUUID(), DRAFTS)).status).toBe(200);
    await auth.database.collection<{ _id: string }>('users').updateOne({ _id: userId }, { $set: { role: 'customer' } });
    const customer = auth.browser('203.0.113.12');
    await customer.login(person);
    expect((await customer.ask('DELETE', '/api/me', { body: { password: person.password } })).status).toBe(200);
    await eventually(async () => expect(await auth.database.collection('saved_views').countDocuments({ userId })).toBe(0));
    expect(await list(editor)).toHaveLength(1);
  });
});
