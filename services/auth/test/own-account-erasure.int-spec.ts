import { join } from 'node:path';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { EraseGuest } from '@reefdesk/contracts/messages/bookings.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startServiceProcess } from '@reefdesk/test-kit/service-process';
import { ErasureService } from '../src/own-account/erasure.service.ts';
import type { ErasureDocument } from '../src/own-account/erasures.repository.ts';
import { ADMIN, type AuthUnderTest, Browser } from './auth-under-test.ts';
import { type ANA, Registering } from './registering.ts';

const MAIN = join(__dirname, '../dist/main.js');
type Person = typeof ANA;

describe("erasure of a user's own account", () => {
  let site: Registering;
  let auth: AuthUnderTest;
  let bookings: NatsPeer;
  const answers: (() => void)[] = [];

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
    // Only the request, or a replica that a test starts, completes erasures.
    await auth.endRecurringWork();
    bookings = await NatsPeer.connect(auth.stack, 'bookings');
  });
  afterAll(async () => {
    await bookings?.close();
    await site?.stop();
  });
  afterEach(() => {
    for (const stop of answers.splice(0)) stop();
  });

  /** Names of the collections that contain one of these strings, except in digests. */
  async function tracesOf(...terms: string[]): Promise<string[]> {
    const collections = (await auth.database.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('system.'));
    const all = await Promise.all(
      collections.map(async (name) => `${name}: ${JSON.stringify(await auth.database.collection(name).find().toArray())}`),
    );
    return all.filter((stored) => terms.some((term) => stored.includes(term))).map((stored) => stored.slice(0, stored.indexOf(':')));
  }

  /** Ignores the audit, which keeps the id without a name (AUD-02). */
  const namedIn = async (userId: string) => (await tracesOf(userId)).filter((name) => !name.startsWith('audit_'));

  describe('erasure (PPL-11)', () => {
    const erase = (browser: Browser, body: object) => browser.ask<ErrorBody>('DELETE', '/api/me', { body });

    /** Simulates the bookings service, which needs two requests for an erasure. */
    function guestsErased(): { email: string; before: string }[] {
      const questions: { email: string; before: string }[] = [];
      answers.push(
        bookings.answer(EraseGuest, (question) => {
          questions.push(question);
          return { is_done: questions.length % 2 === 0 };
        }),
      );
      return questions;
    }

    const users = () => auth.database.collection<{ _id: string; passwordHash: string }>('users');
    const erasures = () => auth.database.collection<ErasureDocument>('erasures');

    async function begun({ person, userId }: { person: Person; userId: string }): Promise<void> {
      const passwordHash = (await users().findOne({ _id: userId }))?.passwordHash ?? '';
      await erasures().insertOne({ _id: userId, email: person.email, isVerified: true, passwordHash, at: new Date() });
    }

    /** Starts a new replica until its sweep makes `check` pass. */
    async function sweptUntil(check: () => Promise<void>): Promise<void> {
      const replica = await auth.startReplica(site.mailbox.env());
      await eventually(check).finally(() => auth.endRecurringWork(replica));
    }

    it('removes the account with all sessions, emails and links, notifies bookings, and frees the address', async () => {
      const { person, browser, userId } = await site.joined();
      const other = await site.signedIn(person);
      await site.mailbox.emailAfter(person.email, () => site.visitor().forgotPassword({ email: person.email }));
      const questions = guestsErased();
      const internal = await browser.token();
      const begun = new Date().toISOString();
      const { status, headers } = await erase(browser, { password: person.password });
      expect(status).toBe(200);
      const cookies = headers.getSetCookie();
      for (const name of ['reefdesk_session', 'reefdesk_signed_in', 'reefdesk_device']) {
        expect(cookies.find((cookie) => cookie.startsWith(`${name}=;`))).toContain('Max-Age=0');
      }
      expect([(await browser.me(internal)).status, await other.token(), await site.signsIn(person)]).toEqual([401, undefined, false]);
      expect(auth.endings).toContainEqual({ userId });
      expect(questions).toHaveLength(2);
      expect(questions[0]).toEqual({ email: person.email, before: expect.any(String) });
      expect((questions[0]?.before ?? '') >= begun).toBe(true);
      expect(questions[1]).toEqual(questions[0]);
      expect([await tracesOf(person.email), await namedIn(userId)]).toEqual([[], []]);
      await site.join(person);
      expect(await site.signsIn(person)).toBe(true);
    });

    it('requires the right password, allows five wrong ones, and is forbidden for staff', async () => {
      const { person, browser } = await site.joined();
      expect((await erase(browser, {})).body.fields).toMatchObject({ password: [{ code: 'required' }] });
      const codes: string[] = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push((await erase(browser, { password: 'a guess' })).body.code);
      expect(codes).toEqual([...Array(5).fill('current_password_incorrect'), 'too_many_attempts']);
      expect((await erase(browser, { password: person.password })).status).toBe(429);
      expect(await site.signsIn(person)).toBe(true);
      const admin = await site.staff();
      expect((await erase(admin, { password: ADMIN.password })).body).toMatchObject({ code: 'forbidden' });
      expect(await site.signsIn(ADMIN)).toBe(true);
    });

    it('of an unverified address notifies no service, and leaves the account of its owner alone', async () => {
      const { person } = await site.joined();
      const eve = { ...person, fullname: 'Eve', password: 'mine from now on' };
      await site.mailbox.emailAfter(person.email, () => site.visitor().register(eve));
      const emails = await site.count('letters', { to: person.email });
      const questions = guestsErased();
      expect((await erase(await site.signedIn(eve), { password: eve.password })).status).toBe(200);
      expect([questions, await site.pending(person.email), await site.signsIn(eve)]).toEqual([[], null, false]);
      expect(await site.count('letters', { to: person.email })).toBe(emails);
      expect(await site.signsIn(person)).toBe(true);
    });

    it('is completed by a later sweep if the process was killed before bookings was notified', async () => {
      const { person, browser, userId } = await site.joined();
      const { PORT: _port, OPS_PORT: _opsPort, ...env } = auth.env(site.mailbox.env());
      const doomed = await startServiceProcess(MAIN, env as Record<string, string>);
      let markRequested = () => {};
      const question = new Promise<void>((resolve) => {
        markRequested = resolve;
      });
      const stop = bookings.answer(EraseGuest, () => {
        markRequested();
        return new Promise<never>(() => {});
      });
      const token = await browser.token();
      const there = new Browser(new HttpClient(doomed.url), {}, auth.gateway);
      const cut = there.call('DELETE', '/api/me', token, { password: person.password }).catch(() => undefined);
      expect(await Promise.race([question, cut])).toBeUndefined();
      stop();
      await doomed.kill();
      await cut;
      await doomed.stop();
      expect([await browser.token(), await site.signsIn(person)]).toEqual([undefined, false]);
      expect(await namedIn(userId)).toEqual(['erasures']);
      await erasures().updateOne({ _id: userId }, { $set: { leasedUntil: new Date(0) } });
      const questions = guestsErased();
      await sweptUntil(async () => expect([await tracesOf(person.email), await namedIn(userId)]).toEqual([[], []]));
      expect(questions.map(({ email }) => email)).toEqual([person.email, person.email]);
    });

    it('is completed if the process was killed before the account was removed, unless it belongs to staff by then', async () => {
      const [erased, remaining] = [await site.joined(), await site.joined()];
      const questions = guestsErased();
      for (const one of [erased, remaining]) await begun(one);
      await users().updateOne({ _id: remaining.userId }, { $set: { role: 'admin', position: 'agent' } });
      await sweptUntil(async () => expect(await site.count('erasures')).toBe(0));
      expect([await site.signsIn(erased.person), await site.signsIn(remaining.person)]).toEqual([false, true]);
      expect(questions.map(({ email }) => email)).toEqual([erased.person.email, erased.person.email]);
    });

    it('is completed by one replica at a time, and by another one once the lease has ended', async () => {
      const account = await site.joined();
      await begun(account);
      const questions = guestsErased();
      const sweep = () => auth.service.app.get(ErasureService, { strict: false }).finishAll(new AbortController().signal);
      const leasedUntil = (end: Date) => erasures().updateOne({ _id: account.userId }, { $set: { leasedUntil: end } });
      await leasedUntil(new Date(Date.now() + 3_600_000));
      await sweep();
      expect([questions, await site.count('erasures')]).toEqual([[], 1]);
      await leasedUntil(new Date(0));
      await Promise.all([sweep(), sweep()]);
      expect([questions.length, await site.count('erasures')]).toEqual([2, 0]);
    });
  });
});
