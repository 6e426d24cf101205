import type { LanguageCode } from '@reefdesk/contracts/languages';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { ADMIN, type AuthUnderTest } from './auth-under-test.ts';
import { ANA, linkIn, Registering } from './registering.ts';

const OWNER = 'the password of the owner';
const withoutValue = (cookie: string): string => cookie.replace(/=[\w-]{43};/, '=…;');

describe('registration (PPL-02)', () => {
  let site: Registering;
  let auth: AuthUnderTest;
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
  });

  afterAll(() => site?.stop());
  afterEach(() => clock?.release());

  const visitor = () => site.visitor();

  it('creates a customer, returns the bare user object and signs in (ROLE-01, ENT-01)', async () => {
    const browser = visitor();
    const { status, body, headers } = await browser.register(ANA);
    expect(status).toBe(201);
    expect(body).toEqual({
      user_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      fullname: 'Ana Wenas',
      name: 'Ana Wenas',
      email: ANA.email,
      email_verified: false,
      status: 'active',
      role: 'customer',
      language: 'ID',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      'reefdesk_signed_in=1; Path=/; SameSite=Lax',
      expect.stringMatching(/^reefdesk_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await browser.me(await browser.token())).body).toEqual(body);
    expect((await visitor().login(ANA)).body).toEqual(body);
  });

  it('gives the same response for a new, taken or disabled address and over the email limit', async () => {
    const [fresh, taken, disabled] = [site.newPerson(), site.newPerson(), site.newPerson()];
    for (const { email } of [taken, disabled]) await auth.addCustomer({ email, password: OWNER });
    await auth.database.collection('users').updateOne({ email: disabled.email }, { $set: { status: 'disabled' } });
    const answers = [];
    for (const person of [fresh, taken, disabled, fresh, fresh, fresh, taken, taken, taken])
      answers.push({ ...(await visitor().register(person)), person });
    const [first] = answers;
    for (const { status, body, headers, person } of answers) {
      const own = { email: person.email, user_id: expect.any(String), created_at: expect.any(String) };
      expect([status, body]).toEqual([201, { ...first?.body, ...own }]);
      expect([...headers.keys()].sort()).toEqual([...(first?.headers.keys() ?? [])].sort());
      expect(headers.getSetCookie().map(withoutValue)).toEqual(first?.headers.getSetCookie().map(withoutValue));
    }
    await site.settled();
    expect(site.mailbox.emailsTo(disabled.email)).toEqual([]);
    expect(site.mailbox.emailsTo(fresh.email).length).toBeLessThanOrEqual(3);
  });

  it.each<[LanguageCode, string, string]>([
    ['EN', 'You already have an account at Tangkasi Dive & Tours', 'Sign in'],
    ['ID', 'Anda sudah punya akun di Tangkasi Dive & Tours', 'Masuk'],
    ['CN', 'Tangkasi Dive & Tours：您已有账户', '登录'],
  ])('writes to who has an account, in its language (%s), and changes nothing about it', async (language, subject, label) => {
    const { email } = site.newPerson();
    await auth.addCustomer({ fullname: 'Ana <Wenas>', email, password: OWNER, language });
    const before = await site.user(email);
    const eve = { ...ANA, fullname: 'Eve', email: ` ${email.toUpperCase()} `, password: 'mine from now on' };
    const message = await site.register(eve, { email });
    expect(message.subject).toBe(subject);
    expect(message.text).toContain(`${label}:\nhttps://www.tangkasi.example/auth/sign-in\n`);
    expect(message.text).toContain('https://www.tangkasi.example/auth/forgot-password');
    expect(message.html).toContain('Ana &lt;Wenas&gt;');
    expect([linkIn(message), message.text.includes('Eve')]).toEqual(['', false]);
    expect([await site.user(email), (await site.pending(email))?.emailVerification]).toEqual([before, undefined]);
  });

  it('keeps ten parallel registrations of an address, each with a session; the latest signs in by password', async () => {
    const person = site.newPerson();
    const people = Array.from({ length: 10 }, (_, n) => ({ ...person, fullname: `Ana ${n}`, password: `password number ${n}` }));
    const all = await Promise.all(
      people.map(async (one) => {
        const browser = visitor();
        return { one, browser, answer: await browser.register(one) };
      }),
    );
    expect(all.map(({ answer }) => [answer.status, Object.keys(answer.body).length])).toEqual(Array(10).fill([201, 10]));
    let signedIn = 0;
    for (const { one, browser, answer } of all) {
      expect((await browser.me(await browser.token())).body).toEqual(answer.body);
      if (await site.signsIn(one)) signedIn += 1;
    }
    expect(signedIn).toBe(1);
    expect([await site.count('pending_accounts', { email: person.email }), await site.count('users', { email: person.email })]).toEqual([
      10, 0,
    ]);
  });

  it('never creates an admin, whatever the body contains (ROLE-01)', async () => {
    const { email } = site.newPerson();
    const wishes = { role: 'admin', roles: ['admin'], isAdmin: true, status: 'disabled', user_id: 'mine', _id: 'mine', sessionEpoch: 9 };
    const body = `{"__proto__":{"role":"admin"},"constructor":{"role":"admin"},${JSON.stringify({ ...ANA, ...wishes, email }).slice(1)}`;
    const browser = visitor();
    const message = await site.mailbox.emailAfter(email, async () => {
      expect((await browser.register(JSON.parse(body))).body).toMatchObject({ role: 'customer', status: 'active' });
    });
    await site.open(linkIn(message), { browser });
    expect(await site.user(email)).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      fullname: ANA.fullname,
      name: ANA.fullname,
      email,
      emailVerified: true,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      role: 'customer',
      status: 'active',
      language: 'ID',
      createdAt: expect.any(Date),
      version: 1,
    });
  });

  it('normalises name and address, and uses English by default', async () => {
    const { body } = await visitor().register({ fullname: '  李娜 ', email: ' Li.Na@Reefdesk.Example ', password: ' two spaces stay ' });
    expect(body).toMatchObject({ fullname: '李娜', email: 'li.na@reefdesk.example', language: 'EN' });
    expect((await visitor().login({ email: 'li.na@reefdesk.example', password: ' two spaces stay ' })).status).toBe(200);
  });

  it("ends the browser's earlier session", async () => {
    const browser = visitor();
    await browser.login(ADMIN);
    const before = await browser.token();
    await browser.register(site.newPerson());
    expect((await browser.me(before)).status).toBe(401);
    expect((await browser.me(await browser.token())).body.role).toBe('customer');
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['fullname', 'email', 'password']],
    ['empty texts', { fullname: ' ', email: '', password: '' }, ['fullname', 'email', 'password']],
    ['nulls', { fullname: null, email: null, password: null }, ['fullname', 'email', 'password']],
    ['lists', { fullname: ['a'], email: ['a@b.example'], password: ['12345678'] }, ['fullname', 'email', 'password']],
    ['operators', { fullname: { $gt: '' }, email: { $ne: 1 }, password: { $gt: '' } }, ['fullname', 'email', 'password']],
    ['a name of 121 characters', { ...ANA, fullname: 'x'.repeat(121) }, ['fullname']],
    ['a name with a NUL', { ...ANA, fullname: 'a\u0000b' }, ['fullname']],
    ['half a character', { ...ANA, fullname: 'a\ud800', password: '12345678\ud800' }, ['fullname', 'password']],
    ['an address without a domain', { ...ANA, email: 'ana@' }, ['email']],
    ['two addresses', { ...ANA, email: 'a@b.example, c@d.example' }, ['email']],
    ['an address that starts a new header', { ...ANA, email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
    ['an address of 255 characters', { ...ANA, email: `${'a'.repeat(61)}@${'b.'.repeat(93)}example` }, ['email']],
    ['a password of 7 characters', { ...ANA, password: '1234567' }, ['password']],
    ['a password of 129 characters', { ...ANA, password: 'x'.repeat(129) }, ['password']],
    ['a password of blanks, which nobody could sign in with', { ...ANA, password: ' '.repeat(10) }, ['password']],
    ['a megabyte of name', { ...ANA, fullname: 'x'.repeat(1_000_000) }, ['fullname']],
    ['a language nobody here speaks', { ...ANA, language: 'FR' }, ['language']],
    ['a language that is a list', { ...ANA, language: ['EN'] }, ['language']],
  ])('refuses %s with the fields named, and makes nobody (VAL-42, CONST-39)', async (_, given, fields) => {
    const before = [await site.count('users'), await site.count('pending_accounts')];
    const { status, body, headers } = await visitor().register(given);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields as object).sort()).toEqual([...fields].sort());
    expect(headers.getSetCookie()).toEqual([]);
    expect([await site.count('users'), await site.count('pending_accounts')]).toEqual(before);
  });

  it.each([
    ['an array', [ANA]],
    ['a bare text', '"ana"'],
    ['broken JSON', '{"fullname":'],
  ])('refuses %s as a body', async (_, given) => {
    expect((await visitor().register(given)).status).toBe(400);
  });

  it('accepts JSON only', async () => {
    const { status, body } = await visitor().register(JSON.stringify(ANA), 'text/plain');
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('accepts exactly 8 and exactly 128 characters (CONST-39)', async () => {
    for (const length of [8, 128]) {
      const account = { ...ANA, email: `exactly-${length}@reefdesk.example`, password: 'é'.repeat(length) };
      expect((await visitor().register(account)).status).toBe(201);
      expect(await site.signsIn(account)).toBe(true);
    }
  });

  it('blocks one network address after twenty attempts, taken or not, and no other', async () => {
    clock = new HeldClock();
    const attempt = (address: string) => auth.browser(address).register({ ...ANA, email: ADMIN.email });
    for (let count = 0; count < 20; count += 1) expect((await attempt('198.51.100.20')).status).toBe(201);
    const { status, body, headers } = await attempt('198.51.100.20');
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect((await attempt('198.51.100.21')).status).toBe(201);
    expect((await auth.browser('198.51.100.20').login(ADMIN)).status).toBe(200);
  });
});
