import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { InvitationView } from '@reefdesk/contracts/people/endpoints';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { TestMailbox, tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'a calm afternoon';

interface Answer {
  data: InvitationView;
  code?: string;
}

describe('invitations, with a real mail server', () => {
  let auth: AuthUnderTest;
  let mailbox: TestMailbox;
  let owner: Browser;
  let clock: HeldClock | undefined;
  let people = 0;

  beforeAll(async () => {
    mailbox = await TestMailbox.start();
    auth = await AuthUnderTest.start(mailbox.env());
    owner = auth.browser();
    await owner.login(ADMIN);
  });

  afterAll(async () => {
    await auth?.stop();
    await mailbox?.stop();
  });

  afterEach(() => clock?.release());

  const address = () => `new-${++people}@reefdesk.example`;
  /** Each browser has its own network. */
  const stranger = () => auth.browser(`198.51.100.${++people}`);
  const invite = (email: string, rest: object = { position: 'agent' }) =>
    owner.ask<Answer>('POST', '/api/users/invitations', { body: { email, ...rest } });
  const accept = (token: string, name = 'Sari Lumowa', password = PASSWORD) =>
    stranger().ask<{ code?: string }>('POST', '/api/invitations/accept', { body: { token, name, password } });
  const tokenOf = (email: string) => {
    const message = mailbox.emailsTo(email).at(-1);
    return message ? tokenIn(message, '/auth/accept-invitation') : '';
  };
  const signsIn = async (email: string, password = PASSWORD) => stranger().login({ email, password });
  const stored = (email: string) => auth.database.collection('users').findOne({ email });
  const open = async () => (await owner.ask<{ invitations: InvitationView[] }>('GET', '/api/users')).body.invitations;

  async function inviteAndRead(email: string, rest?: object): Promise<{ token: string; invitation: InvitationView }> {
    let invitation: InvitationView | undefined;
    const message = await mailbox.emailAfter(email, async () => {
      const answer = await invite(email, rest);
      expect(answer.status).toBe(201);
      invitation = answer.body.data;
    });
    return { token: tokenIn(message, '/auth/accept-invitation'), invitation: invitation as InvitationView };
  }

  it('make the reader of the email staff, with a name and password of their choice (PPL-06)', async () => {
    const email = address();
    const { token, invitation } = await inviteAndRead(` ${email.toUpperCase()} `.trim().toLowerCase(), {
      position: 'translator',
      languages: ['ID'],
      language: 'ID',
    });
    expect(invitation).toMatchObject({ email, position: 'translator', languages: ['ID'], language: 'ID', invited_by: 'Admin' });
    expect(await open()).toContainEqual({ ...invitation, expires_at: expect.any(String) });
    expect((await accept(token)).status).toBe(201);
    const { body } = await signsIn(email);
    expect(body).toMatchObject({
      fullname: 'Sari Lumowa',
      role: 'admin',
      position: 'translator',
      languages: ['ID'],
      language: 'ID',
      email_verified: true,
    });
    expect((await open()).map((other) => other.email)).not.toContain(email);
  });

  it.each<[LanguageCode, string, string]>([
    ['EN', 'Admin invites you to the team of Tangkasi Dive & Tours', 'Join the team'],
    ['ID', 'Admin mengundang Anda bergabung dengan tim Tangkasi Dive & Tours', 'Gabung dengan tim'],
    ['CN', 'Admin 邀请您加入 Tangkasi Dive & Tours 团队', '加入团队'],
  ])('are written in the chosen language (%s), as HTML and as plain text (PPL-06)', async (language, subject, label) => {
    const email = address();
    const { token } = await inviteAndRead(email, { position: 'editor', language });
    const message = mailbox.emailsTo(email).at(-1);
    expect(message).toMatchObject({ subject });
    expect(message?.text).toContain(`${label}:\nhttps://www.tangkasi.example/auth/accept-invitation#${token}\n`);
    expect(message?.html).toContain(`href="https://www.tangkasi.example/auth/accept-invitation#${token}"`);
    expect(JSON.stringify(await auth.database.collection('invitations').findOne({ email }))).not.toContain(token);
  });

  it('work once, even for ten parallel requests (PPL-06)', async () => {
    const email = address();
    const { token } = await inviteAndRead(email);
    const names = Array.from({ length: 10 }, (_, at) => `Person ${at}`);
    const answers = await Promise.all(names.map((name) => accept(token, name, `${PASSWORD} of ${name}`)));
    const winners = answers.flatMap(({ status }, at) => (status === 201 ? [names[at]] : []));
    expect(winners).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['invalid_or_expired_token']),
    );
    expect((await signsIn(email, `${PASSWORD} of ${winners[0]}`)).body).toMatchObject({ fullname: winners[0] });
    expect((await accept(token)).status).toBe(400);
  });

  it('work for 72 hours (PPL-06)', async () => {
    clock = new HeldClock();
    const [soon, late] = [address(), address()];
    const [{ token: inTime }, { token: tooLate }] = [await inviteAndRead(soon), await inviteAndRead(late)];
    clock.setTimeOfDay(72 * HOUR_MS - 1);
    expect((await accept(inTime)).status).toBe(201);
    clock.setTimeOfDay(1);
    expect((await accept(tooLate)).body.code).toBe('invalid_or_expired_token');
    expect(await stored(late)).toBeNull();
  });

  it('can be withdrawn, sent again and repeated: only the latest link works (PPL-06)', async () => {
    const email = address();
    const { token: first, invitation } = await inviteAndRead(email, { position: 'agent' });
    const path = `/api/users/invitations/${invitation.invitation_id}`;
    await mailbox.emailAfter(email, async () => expect((await owner.ask('POST', `${path}/resend`)).status).toBe(202));
    const again = tokenOf(email);
    expect(again).not.toBe(first);
    expect((await accept(first)).status).toBe(400);
    const { token: other } = await inviteAndRead(email, { position: 'editor' });
    expect((await accept(again)).status).toBe(400);
    // The limit is three emails within an hour.
    const held = await owner.ask<Answer>('POST', `${path}/resend`);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await owner.ask('DELETE', path)).status).toBe(200);
    expect((await accept(other)).status).toBe(400);
    for (const [method, removedPath] of [
      ['DELETE', path],
      ['POST', `${path}/resend`],
    ] as const)
      expect((await owner.ask<Answer>(method, removedPath)).body.code).toBe('invitation_not_found');
    expect(await stored(email)).toBeNull();
  });

  it('do not reveal whether the address has an account, to the inviter, the reader or anyone else (PPL-06)', async () => {
    const [guest, unregistered] = [address(), address()];
    await auth.addCustomer({ fullname: 'Ana Wenas', email: guest, password: 'the old password' });
    const [known, unknown] = [await inviteAndRead(guest), await inviteAndRead(unregistered)];
    const bare = ({ invitation }: { invitation: InvitationView }) => Object.keys(invitation).sort();
    expect(bare(known)).toEqual(bare(unknown));
    const [one, other] = [mailbox.emailsTo(guest).at(-1), mailbox.emailsTo(unregistered).at(-1)];
    const withoutToken = (text: string | undefined, token: string) => text?.replaceAll(token, 'TOKEN');
    expect(withoutToken(one?.text, known.token)).toBe(withoutToken(other?.text, unknown.token));
    expect(withoutToken(one?.html, known.token)).toBe(withoutToken(other?.html, unknown.token));
    for (const token of ['', 'nonsense', 'a'.repeat(43)]) {
      const answer = await accept(token);
      expect(answer.status).toBe(400);
    }
  });

  it('turn a customer into staff in the same account, ending all sessions and voiding the old password and provider link (PPL-03, PPL-06)', async () => {
    const email = address();
    const id = await auth.addCustomer({ fullname: 'Ana Wenas', email, password: 'the old password' });
    const browser = stranger();
    await browser.login({ email, password: 'the old password' });
    await auth.database.collection('users').updateOne({ email }, { $set: { oidcIdentity: 'of the customer' } });
    const { token } = await inviteAndRead(email, { position: 'agent' });
    expect(await stored(email)).toMatchObject({ role: 'customer' });
    expect((await accept(token)).status).toBe(201);
    expect(await browser.token()).toBeUndefined();
    expect((await signsIn(email, 'the old password')).status).toBe(401);
    expect((await signsIn(email)).body).toMatchObject({ user_id: id, role: 'admin', position: 'agent' });
    expect(await stored(email)).not.toHaveProperty('oidcIdentity');
  });

  it('are rejected for staff, and open no disabled account (PPL-06)', async () => {
    const rejected = await invite(ADMIN.email);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'email_taken']);
    const email = address();
    await auth.addCustomer({ email, password: 'the old password' });
    const { token } = await inviteAndRead(email);
    await auth.database.collection('users').updateOne({ email }, { $set: { status: 'disabled' } });
    expect((await accept(token)).status).toBe(400);
    expect(await stored(email)).toMatchObject({ role: 'customer', status: 'disabled' });
  });

  it.each([
    ['no address', { email: 'nobody', position: 'agent' }, 'email'],
    ['no position', { email: 'x@reefdesk.example' }, 'position'],
    ['an unknown position', { email: 'x@reefdesk.example', position: 'captain' }, 'position'],
    ['a translator of nothing', { email: 'x@reefdesk.example', position: 'translator' }, 'languages'],
    ['an unknown language', { email: 'x@reefdesk.example', position: 'translator', languages: ['FR'] }, 'languages[0]'],
  ])('are rejected with %s', async (_what, body, field) => {
    const answer = await owner.ask<{ fields: object }>('POST', '/api/users/invitations', { body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('are completed if the process was killed in between (PPL-06)', async () => {
    const email = address();
    const { token } = await inviteAndRead(email, { position: 'editor' });
    expect((await accept(token)).status).toBe(201);
    const account = await stored(email);
    await auth.database.collection('users').deleteOne({ email });
    await auth.database.collection<{ _id: string }>('invitations').insertOne({
      _id: 'cut-off',
      email,
      position: 'editor',
      language: 'EN',
      invitedBy: 'Admin',
      createdAt: new Date(),
      expiresAt: new Date(),
      forgetAt: new Date(Date.now() + HOUR_MS),
      acceptance: { userId: account?._id, fullname: 'Sari Lumowa', passwordHash: account?.passwordHash, acceptedAt: new Date() },
    } as never);
    await auth.startReplica();
    expect((await signsIn(email)).body).toMatchObject({ user_id: account?._id, position: 'editor' });
    await eventually(async () => expect(await auth.database.collection('invitations').findOne({ email })).toBeNull());
    expect((await invite(email)).body.code).toBe('email_taken');
  });

  it('end with the rights of the owner who invited, until another owner sends the email again (PPL-06)', async () => {
    const inviter = { email: address(), password: PASSWORD };
    const id = await auth.addStaff(inviter);
    const other = stranger();
    await other.login(inviter);
    const email = address();
    let invitationId = '';
    const message = await mailbox.emailAfter(email, async () => {
      const { body } = await other.ask<Answer>('POST', '/api/users/invitations', { body: { email, position: 'owner' } });
      invitationId = body.data.invitation_id;
    });
    expect((await owner.ask('PATCH', `/api/users/${id}`, { body: { position: 'agent' } })).status).toBe(200);
    const rejected = await accept(tokenIn(message, '/auth/accept-invitation'));
    expect([rejected.status, rejected.body.code, await stored(email)]).toEqual([400, 'invalid_or_expired_token', null]);
    const again = await mailbox.emailAfter(email, () => owner.ask('POST', `/api/users/invitations/${invitationId}/resend`));
    expect((await open()).find((one) => one.invitation_id === invitationId)?.invited_by).toBe('Admin');
    expect((await accept(tokenIn(again, '/auth/accept-invitation'))).status).toBe(201);
  });
});
