import { RightsChanged } from '@reefdesk/contracts/messages/auth.messages';
import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import type { RunningService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { rounds } from '@reefdesk/test-kit/rounds';
import { ADMIN, AuthUnderTest, Browser } from './auth-under-test.ts';

const PASSWORD = 'a calm morning';

interface Answer {
  data: PersonView;
  code?: string;
  current?: PersonView;
  fields?: Record<string, unknown>;
}

describe('staff, managed by owners', () => {
  let auth: AuthUnderTest;
  let replica: RunningService;
  let owner: Browser;
  let ownerId: string;
  let rightsChanged: readonly unknown[];
  let people = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
    replica = await auth.startReplica();
    rightsChanged = await auth.gateway.listen(RightsChanged);
    owner = auth.browser();
    ownerId = String((await owner.login(ADMIN)).body.user_id);
  });

  afterAll(() => auth?.stop());

  async function staff(position: 'owner' | 'editor' | 'translator' | 'agent' = 'editor') {
    const email = `staff-${++people}@reefdesk.example`;
    const id = await auth.addStaff({ email, password: PASSWORD, position, languages: ['ID'] });
    const browser = auth.browser(`192.0.2.${people}`);
    await browser.login({ email, password: PASSWORD });
    return { id, email, browser };
  }

  const change = (by: Browser, id: string, body: unknown, headers: Record<string, string> = {}) =>
    by.ask<Answer>('PATCH', `/api/users/${id}`, { body, headers });
  const stored = (id: string) => auth.database.collection<{ _id: string; position?: string }>('users').findOne({ _id: id });
  const list = (query = '') =>
    owner.ask<{ data: PersonView[]; invitations: unknown[]; next_cursor: string | null }>('GET', `/api/users${query}`);

  it('lists them in order of creation, in pages, without customers (PPL-06)', async () => {
    await auth.addCustomer({ email: 'guest@reefdesk.example', password: PASSWORD });
    await staff('agent');
    const translator = await staff('translator');
    const first = (await list('?limit=2')).body;
    expect(first).toMatchObject({ status: 'success', success: true, invitations: [] });
    expect(first.data.map(({ email, position }) => [email, position])).toEqual([
      [ADMIN.email, 'owner'],
      ['staff-1@reefdesk.example', 'agent'],
    ]);
    const rest = (await list(`?limit=2&cursor=${first.next_cursor}`)).body;
    expect(rest.data).toEqual([
      {
        user_id: translator.id,
        fullname: 'Sari Lumowa',
        email: translator.email,
        email_verified: false,
        position: 'translator',
        languages: ['ID'],
        status: 'active',
        two_step: false,
        language: 'EN',
        created_at: expect.any(String),
        version: 1,
      },
    ]);
    expect(rest.next_cursor).toBeNull();
    expect((await list('?cursor=nonsense')).status).toBe(400);
    expect((await list('?limit=0')).status).toBe(400);
  });

  it('tells those who answer enquiries the names of their active colleagues, and no other staff (ENQ-09)', async () => {
    const agent = await staff('agent');
    const editor = await staff('editor');
    const gone = await staff('agent');
    await change(owner, gone.id, { disabled: true });
    const { status, body } = await agent.browser.ask<{ data: { user_id: string; name: string }[] }>('GET', '/api/colleagues');
    expect(status).toBe(200);
    const ids = body.data.map(({ user_id: id }) => id);
    expect(ids).toEqual(expect.arrayContaining([ownerId, agent.id]));
    expect(ids).not.toEqual(expect.arrayContaining([editor.id]));
    expect(ids).not.toEqual(expect.arrayContaining([gone.id]));
    expect(body.data.every((one) => Object.keys(one).sort().join() === 'name,user_id' && one.name !== '')).toBe(true);
    expect((await editor.browser.ask('GET', '/api/colleagues')).status).toBe(403);
  });

  it('changes a position, notifies the gateways, and keeps the sessions (PPL-04, PPL-06)', async () => {
    const { id, browser } = await staff('editor');
    const { status, body, headers } = await change(owner, id, { position: 'translator', languages: ['cn', 'ID'] });
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body.data).toMatchObject({ position: 'translator', languages: ['ID', 'CN'], version: 2 });
    await eventually(() => expect(rightsChanged).toContainEqual({ userId: id }));
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ role: 'admin', position: 'translator', languages: ['ID', 'CN'] });
    expect((await change(owner, id, { position: 'agent' })).body.data).not.toHaveProperty('languages');
    expect(await stored(id)).not.toHaveProperty('languages');
  });

  it('rejects a translator without languages, an unknown position, and users who are not staff (PPL-06)', async () => {
    const { id } = await staff('editor');
    const rejected = await change(owner, id, { position: 'translator' });
    expect([rejected.status, rejected.body.code, Object.keys(rejected.body.fields ?? {})]).toEqual([
      400,
      'validation_failed',
      ['languages'],
    ]);
    expect((await change(owner, id, { position: 'emperor' })).status).toBe(400);
    expect((await change(owner, id, { position: 'translator', languages: ['ZZ'] })).status).toBe(400);
    expect((await change(owner, id, { languages: 'ID' })).status).toBe(400);
    const guest = await auth.addCustomer({ email: 'other-guest@reefdesk.example', password: PASSWORD });
    for (const unknown of [guest, 'nobody']) expect((await change(owner, unknown, { position: 'owner' })).body.code).toBe('user_not_found');
    expect((await stored(id))?.position).toBe('editor');
  });

  it('rejects an edit of another version and returns the stored one (PPL-06)', async () => {
    const { id } = await staff('editor');
    const stale = await change(owner, id, { position: 'agent' }, { 'if-match': '"7"' });
    expect([stale.status, stale.body.code, stale.body.current?.position]).toEqual([409, 'edit_conflict', 'editor']);
    expect((await change(owner, id, { position: 'agent' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await change(owner, id, { position: 'agent' })).body.data.version).toBe(2);
  });

  it('disables an account with all its sessions, and enables it (PPL-06)', async () => {
    const { id, email, browser } = await staff('agent');
    expect((await change(owner, id, { disabled: true })).body.data.status).toBe('disabled');
    expect(await browser.token()).toBeUndefined();
    await eventually(() => expect(auth.endings).toContainEqual({ userId: id }));
    expect((await auth.browser('198.51.100.1').login({ email, password: PASSWORD })).status).toBe(401);
    expect((await change(owner, id, { disabled: false })).body.data.status).toBe('active');
    expect(await browser.token()).toBeUndefined();
    expect((await auth.browser('198.51.100.2').login({ email, password: PASSWORD })).status).toBe(200);
  });

  it('requires a current owner, even if the token was signed for one (PPL-05)', async () => {
    const [{ browser: editor }, other] = [await staff('editor'), await staff('owner')];
    expect((await editor.ask('GET', '/api/users')).status).toBe(403);
    const token = await other.browser.token();
    expect((await change(owner, other.id, { position: 'editor' })).status).toBe(200);
    const late = { token, headers: {} };
    expect((await other.browser.ask('GET', '/api/users', late)).status).toBe(403);
    expect((await other.browser.ask('PATCH', `/api/users/${other.id}`, { ...late, body: { position: 'owner' } })).status).toBe(403);
    const invitation = { email: 'friend@reefdesk.example', position: 'owner' };
    expect((await other.browser.ask('POST', '/api/users/invitations', { ...late, body: invitation })).status).toBe(403);
  });

  it('rejects every change that removes the last owner (PPL-06)', async () => {
    for (const edit of [{ position: 'editor' }, { disabled: true }, { position: 'agent', disabled: true }]) {
      const { status, body } = await change(owner, ownerId, edit);
      expect([status, body.code]).toEqual([409, 'last_owner']);
    }
    expect(await stored(ownerId)).toMatchObject({ position: 'owner', status: 'active' });
    // A disabled owner does not count.
    const second = await staff('owner');
    expect((await change(owner, second.id, { disabled: true })).status).toBe(200);
    expect((await change(owner, ownerId, { position: 'editor' })).body.code).toBe('last_owner');
  });

  it('keeps one owner when two demote each other in parallel over two replicas (PPL-06)', async () => {
    for (let round = 0; round < rounds(4); round++) {
      const other = await staff('owner');
      const elsewhere = new HttpClient(replica.url);
      const theirs = { authorization: `Bearer ${await other.browser.token()}` };
      const edit = round % 2 ? { position: 'editor' } : { disabled: true };
      const [mine, others] = await Promise.all([
        change(owner, other.id, edit),
        elsewhere.request<Answer>('PATCH', `/api/users/${ownerId}`, { body: edit, headers: theirs }),
      ]);
      const lost = mine.status === 200 ? others : mine;
      expect([mine.status, others.status]).toContain(200);
      // The second request may find that its user is no longer an owner.
      expect([409, 403]).toContain(lost.status);
      expect(lost.body.code).toBe(lost.status === 409 ? 'last_owner' : 'forbidden');
      const owners = { role: 'admin', position: 'owner', status: 'active' };
      expect(await auth.database.collection('users').countDocuments(owners)).toBe(1);
      await auth.database
        .collection<{ _id: string }>('users')
        .updateOne({ _id: ownerId }, { $set: { position: 'owner', status: 'active' }, $inc: { version: 1 } });
      await auth.database.collection<{ _id: string }>('users').updateOne({ _id: other.id }, { $set: { status: 'disabled' } });
      if (!(await owner.token())) await owner.login(ADMIN);
    }
  });

  it('completes the change of a killed process first, and counts again (PPL-06)', async () => {
    const [one, two] = [await staff('owner'), await staff('owner')];
    const turns = auth.database.collection<{ _id: string; revision: number }>('staff_turns');
    const { revision } = (await turns.findOne({ _id: 'owners' })) ?? { revision: 0 };
    const leave = { userId: one.id, version: 1, state: { position: 'agent', status: 'active' } };
    await turns.updateOne({ _id: 'owners' }, { $set: { revision: revision + 1, leave } }, { upsert: true });
    expect((await change(owner, two.id, { position: 'editor' })).status).toBe(200);
    expect([(await stored(one.id))?.position, (await stored(two.id))?.position]).toEqual(['agent', 'editor']);
    expect((await change(owner, ownerId, { position: 'editor' })).body.code).toBe('last_owner');
  });

  it("lets owners remove a colleague's second step, but not their own or a customer's (PPL-08)", async () => {
    const { id, browser } = await staff('owner');
    const twoStep = { secret: 'sealed', lastTimeStep: 1, recoveryCodes: [] };
    await auth.database.collection<{ _id: string }>('users').updateOne({ _id: id }, { $set: { twoStep, passkeys: [{ id: 'p1' }] } });
    const remove = async (by: Browser, of: string) => (await by.ask('DELETE', `/api/two-step/${of}`)).status;
    expect([await remove(browser, id), await remove((await staff('editor')).browser, id)]).toEqual([403, 403]);
    const customerId = await auth.addCustomer({ email: 'no-staff@reefdesk.example', password: PASSWORD });
    expect([await remove(owner, customerId), await remove(owner, 'none')]).toEqual([404, 404]);
    expect(await stored(id)).toMatchObject({ twoStep });
    expect(await remove(owner, id)).toBe(200);
    expect(Object.keys((await stored(id)) ?? {})).not.toEqual(expect.arrayContaining(['twoStep']));
    expect(Object.keys((await stored(id)) ?? {})).not.toEqual(expect.arrayContaining(['passkeys']));
  });
});
