import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { tokenIn } from '@reefdesk/test-kit/test-mailbox';
import type { AuthUnderTest, Browser } from './auth-under-test.ts';
import { type ANA, linkIn, Registering } from './registering.ts';

const OWNER = { fullname: 'Olga Owner', password: 'the password of the owner' };
const DAY_MS = 24 * 3_600_000;

type Person = typeof ANA;

describe('an account with an unverified address (PPL-02)', () => {
  let site: Registering;
  let auth: AuthUnderTest;
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
  });

  afterAll(() => site?.stop());
  afterEach(() => clock?.release());

  async function registered(person: Person): Promise<{ browser: Browser; userId: string }> {
    const browser = site.visitor();
    const { body } = await browser.register(person);
    return { browser, userId: String(body.user_id) };
  }

  const meOf = async (browser: Browser) => (await browser.me(await browser.token())).body;

  describe.each([
    ['is new', false],
    ['is taken', true],
  ])('where the address %s', (_, isTaken) => {
    async function registeredPerson(): Promise<Person> {
      const person = site.newPerson();
      if (isTaken) await auth.addCustomer({ ...OWNER, email: person.email });
      return person;
    }

    it('works like any other: session, sign-out, sign-in and password change', async () => {
      const person = await registeredPerson();
      const { browser, userId } = await registered(person);
      expect(await meOf(browser)).toMatchObject({ user_id: userId, fullname: person.fullname, email_verified: false, role: 'customer' });
      const internal = await browser.token();
      expect((await browser.logout()).status).toBe(200);
      expect([await browser.token(), (await browser.me(internal)).status]).toEqual([undefined, 401]);
      expect((await browser.login({ ...person, remember: true })).body.user_id).toBe(userId);

      const other = site.visitor();
      await other.login(person);
      const change = { currentPassword: person.password, newPassword: 'another one of mine', userId };
      const wrong = await browser.changePassword({ ...change, currentPassword: OWNER.password }, await browser.token());
      expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_incorrect']);
      expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
      expect([(await meOf(browser)).user_id, await other.token()]).toEqual([userId, undefined]);
      expect([await site.signsIn(person), await site.signsIn({ ...person, password: 'another one of mine' })]).toEqual([false, true]);
      expect((await browser.emails(await browser.token())).status).toBe(403);
    });

    it('sends its email again, three times an hour in all', async () => {
      clock = new HeldClock();
      const person = await registeredPerson();
      const browser = site.visitor();
      const ask = async () => browser.resendVerification(await browser.token());
      const emails = [await site.mailbox.emailAfter(person.email, () => browser.register(person))];
      for (let times = 0; times < 2; times += 1) {
        emails.push(await site.mailbox.emailAfter(person.email, async () => expect((await ask()).status).toBe(202)));
      }
      expect(emails.map((message) => linkIn(message) === '')).toEqual(Array(3).fill(isTaken));
      const { status, headers } = await ask();
      expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    });

    it('ends after thirty days', async () => {
      const person = await registeredPerson();
      clock = new HeldClock();
      await registered(person);
      clock.pass(30 * DAY_MS - 1);
      const browser = site.visitor();
      expect((await browser.login(person)).status).toBe(200);
      clock.pass(1);
      expect([await browser.token(), await site.signsIn(person)]).toEqual([undefined, false]);
    });
  });

  it('becomes the account when its link is opened, with the same sessions and password', async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    const message = await site.mailbox.emailAfter(person.email, () => browser.register(person));
    const before = await meOf(browser);
    const change = { currentPassword: person.password, newPassword: 'chosen in between', userId: before.user_id };
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    expect((await site.open(linkIn(message), { browser })).status).toBe(200);
    expect(await meOf(browser)).toEqual({ ...before, email_verified: true });
    expect((await site.visitor().login({ ...person, password: 'chosen in between' })).body).toEqual({ ...before, email_verified: true });
    expect([await site.signsIn(person), await site.pending(person.email)]).toEqual([false, null]);
  });

  it('never shows or changes another account at that address, and is not changed by it', async () => {
    const eve = { ...site.newPerson(), fullname: 'Eve', password: 'mine from now on' };
    const ownersId = await auth.addCustomer({ ...OWNER, email: eve.email });
    const owner = site.visitor();
    await owner.login({ ...OWNER, email: eve.email });
    const stored = await site.user(eve.email);
    const { browser, userId } = await registered(eve);
    expect(userId).not.toBe(ownersId);
    const change = { currentPassword: eve.password, newPassword: 'still mine', userId };
    expect((await browser.changePassword({ ...change, userId: ownersId }, await browser.token())).status).toBe(403);
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    expect(JSON.stringify(await meOf(browser))).not.toMatch(/Olga/);
    expect((await meOf(owner)).user_id).toBe(ownersId);
    expect((await site.visitor().login({ ...OWNER, email: eve.email })).body.user_id).toBe(ownersId);
    expect((await site.visitor().login({ ...eve, password: 'still mine' })).body).toMatchObject({ user_id: userId, fullname: 'Eve' });
    expect(await site.user(eve.email)).toEqual(stored);

    const ownersChange = { currentPassword: OWNER.password, newPassword: 'newer, and of the owner', userId: ownersId };
    expect((await owner.changePassword(ownersChange, await owner.token())).status).toBe(200);
    expect((await meOf(browser)).user_id).toBe(userId);
  });

  it("gives no more attempts at the owner's password, and makes no device known to the account", async () => {
    clock = new HeldClock();
    const eve = site.newPerson();
    await auth.addCustomer({ ...OWNER, email: eve.email });
    const { browser } = await registered(eve);
    const guess = async () => (await browser.login({ email: eve.email, password: 'a guess' })).status;
    const statuses = [];
    for (let times = 0; times < 6; times += 1) {
      statuses.push(await guess());
      if (times < 4) expect((await browser.login(eve)).status).toBe(200);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("sets another password by an email's link, which verifies the address as well (PPL-01)", async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    await site.mailbox.emailAfter(person.email, () => browser.register(person));
    const message = await site.mailbox.emailAfter(person.email, () => site.visitor().forgotPassword({ email: person.email }));
    const token = tokenIn(message, '/auth/reset-password');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => site.visitor().resetPassword({ token, newPassword: `a newer password ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect([await browser.token(), await site.signsIn(person)]).toEqual([undefined, false]);
    expect((await site.visitor().login({ ...person, password: `a newer password ${won}` })).body.email_verified).toBe(true);
    expect(await site.pending(person.email)).toBeNull();
  });
});
