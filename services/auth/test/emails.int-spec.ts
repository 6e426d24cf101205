import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mail, startMail } from '@reefdesk/embedded-stack/mail';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

const NOWHERE = 'smtp://127.0.0.1:9';
const SITE = { PUBLIC_ORIGINS: 'https://www.tangkasi.example' };
const MINUTE_MS = 60_000;

describe('queued emails', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-mail-'));
  let auth: AuthUnderTest | undefined;
  let mail: Mail;
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    mail = await startMail({ dataDir, environment: {} });
  });

  afterAll(async () => {
    await mail?.stop();
    rmSync(dataDir, { recursive: true });
  });

  afterEach(async () => {
    clock?.release();
    await auth?.stop();
    auth = undefined;
  });

  const outbox = (running: AuthUnderTest) => running.database.collection('letters').find().toArray();
  const received = () => readdirSync(mail.mailboxDir as string).filter((file) => file.endsWith('.json')).length;
  const ask = (running: AuthUnderTest) => running.browser().forgotPassword({ email: ADMIN.email });

  it('wait without a mail server, and are sent by the first process that has one', async () => {
    const before = received();
    auth = await AuthUnderTest.start();
    expect((await ask(auth)).status).toBe(202);
    expect(await outbox(auth)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0, to: ADMIN.email })]);
    await auth.startReplica({ ...SITE, SMTP_URL: mail.url });
    await eventually(async () =>
      expect(await outbox(auth as AuthUnderTest)).toEqual([expect.objectContaining({ state: 'sent', attempts: 1 })]),
    );
    expect(received()).toBe(before + 1);
  });

  it('are retried while the mail server is unavailable, and dropped after a day', async () => {
    clock = new HeldClock();
    auth = await AuthUnderTest.start({ ...SITE, SMTP_URL: NOWHERE });
    await ask(auth);
    const messages = auth.database.collection('letters');
    const afterAttempt = async (attempts: number, pauseMs: number) => {
      const notBefore = new Date(Date.now() + pauseMs);
      await eventually(async () => expect(await messages.findOne()).toMatchObject({ state: 'waiting', attempts, notBefore }));
      clock?.pass(pauseMs);
    };
    await afterAttempt(1, MINUTE_MS / 2);
    await afterAttempt(2, MINUTE_MS);
    await eventually(async () =>
      expect(await messages.findOne()).toMatchObject({ attempts: 3, notBefore: new Date(Date.now() + 2 * MINUTE_MS) }),
    );
    clock.pass(24 * 60 * MINUTE_MS);
    await eventually(async () => expect(await messages.findOne()).toMatchObject({ state: 'failed', attempts: 4 }));
  });

  it('are taken over by another process after the claim of a killed one has expired', async () => {
    clock = new HeldClock();
    auth = await AuthUnderTest.start();
    await ask(auth);
    // State of a process that is killed while the mail server responds.
    const claimedUntil = new Date(Date.now() + 5 * MINUTE_MS);
    await auth.database.collection('letters').updateOne({}, { $set: { notBefore: claimedUntil }, $inc: { attempts: 1 } });
    const before = received();
    await auth.startReplica({ ...SITE, SMTP_URL: mail.url });
    const other = await auth.startReplica({ ...SITE, SMTP_URL: mail.url });
    clock.pass(5 * MINUTE_MS - 1);
    // Another email is sent meanwhile, so the claimed one was seen and skipped.
    await auth.addCustomer({ email: 'ana@reefdesk.example', password: 'a calm morning' });
    await auth.browser().forgotPassword({ email: 'ana@reefdesk.example' });
    await eventually(() => expect(received()).toBe(before + 1));
    expect(await auth.database.collection('letters').findOne({ to: ADMIN.email })).toMatchObject({ state: 'waiting', attempts: 1 });
    clock.pass(1);
    await eventually(() => expect(received()).toBe(before + 2));
    await auth.stopReplica(other);
    const sent = await auth.database.collection('letters').find({ state: 'sent' }).toArray();
    expect(sent.map(({ to, attempts }) => [to, attempts]).sort()).toEqual([
      [ADMIN.email, 2],
      ['ana@reefdesk.example', 1],
    ]);
  });

  it('are sent once by any number of processes', async () => {
    auth = await AuthUnderTest.start({ ...SITE, SMTP_URL: mail.url });
    await Promise.all([auth.startReplica({ ...SITE, SMTP_URL: mail.url }), auth.startReplica({ ...SITE, SMTP_URL: mail.url })]);
    const before = received();
    const emails = Array.from({ length: 6 }, (_, n) => `person-${n}@reefdesk.example`);
    for (const email of emails) await auth.addCustomer({ email, password: 'a calm morning' });
    await Promise.all(emails.map((email) => auth?.browser().forgotPassword({ email })));
    const states = async () => (await outbox(auth as AuthUnderTest)).map(({ state, attempts }) => `${state} ${attempts}`);
    await eventually(async () => expect(await states()).toEqual(emails.map(() => 'sent 1')));
    expect(received()).toBe(before + emails.length);
  });

  it('cannot be read if a mail server delivers them', async () => {
    auth = await AuthUnderTest.start({ ...SITE, SMTP_URL: mail.url });
    const admin = auth.browser();
    await admin.login(ADMIN);
    const token = await admin.token();
    for (const path of ['', '/1700000000000-0123456789abcdef', '/1700000000000-0123456789abcdef/html']) {
      expect((await admin.emails(token, path)).status).toBe(404);
    }
  });
});
