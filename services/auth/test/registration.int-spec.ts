import type { LanguageCode } from '@reefdesk/contracts/languages';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { ADMIN, type AuthUnderTest } from './auth-under-test.ts';
import { ANA, linkIn, Registering } from './registering.ts';

const ANSWER = { status: 'success', success: true, message: 'A letter to this address says how to go on', data: null };
const OWNER = 'the password of the owner';

describe('registering (PPL-02)', () => {
  let site: Registering;
  let auth: AuthUnderTest;
  /** Of the service, where a test is about who has to wait. */
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
  });

  afterAll(() => site?.stop());
  afterEach(() => clock?.release());

  const visitor = () => site.visitor();

  it('answers that there is a letter, signs nobody in, and makes a customer of who opens its link (ROLE-01, ENT-01)', async () => {
    const browser = visitor();
    const letter = await site.mailbox.letterAfter(ANA.email, async () => {
      const { status, body, headers } = await browser.register(ANA);
      expect([status, body]).toEqual([202, ANSWER]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.getSetCookie()).toEqual([]);
    });
    expect([await site.user(ANA.email), await site.signsIn(ANA)]).toEqual([null, false]);
    expect((await site.open(linkIn(letter))).status).toBe(200);
    expect((await browser.login(ANA)).body).toEqual({
      user_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      fullname: 'Ana Wenas',
      name: 'Ana Wenas',
      email: ANA.email,
      email_verified: true,
      status: 'active',
      role: 'customer',
      language: 'ID',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('answers the same for an address that is new, taken, of a disabled account, or had its letters; signing in tells no more', async () => {
    const [fresh, taken, disabled] = [site.somebody(), site.somebody(), site.somebody()];
    for (const { email } of [taken, disabled]) await auth.addCustomer({ email, password: OWNER });
    await auth.database.collection('users').updateOne({ email: disabled.email }, { $set: { status: 'disabled' } });
    const answers = [];
    for (const person of [fresh, taken, disabled, fresh, fresh, fresh, taken, taken, taken]) answers.push(await visitor().register(person));
    for (const { status, body, headers } of answers) {
      expect([status, body, headers.getSetCookie()]).toEqual([202, ANSWER, []]);
      expect([...headers.keys()].sort()).toEqual([...(answers[0]?.headers.keys() ?? [])].sort());
      expect(headers.get('content-length')).toBe(answers[0]?.headers.get('content-length'));
    }
    const tried = [await visitor().login(fresh), await visitor().login(taken), await visitor().login(disabled)];
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([401, 'invalid_credentials']));
    await site.settled();
    expect(site.mailbox.lettersTo(disabled.email)).toEqual([]);
    expect(site.mailbox.lettersTo(fresh.email).length).toBeLessThanOrEqual(3);
  });

  it.each<[LanguageCode, string, string]>([
    ['EN', 'You already have an account at Tangkasi Dive & Tours', 'Sign in'],
    ['ID', 'Anda sudah punya akun di Tangkasi Dive & Tours', 'Masuk'],
    ['CN', 'Tangkasi Dive & Tours：您已有账户', '登录'],
  ])('writes to who has an account, in its language (%s), and changes nothing about it', async (language, subject, label) => {
    const { email } = site.somebody();
    await auth.addCustomer({ fullname: 'Ana <Wenas>', email, password: OWNER, language });
    const before = await site.user(email);
    const eve = { ...ANA, fullname: 'Eve', email: ` ${email.toUpperCase()} `, password: 'mine from now on' };
    const letter = await site.register(eve, email);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(`${label}:\nhttps://www.tangkasi.example/auth/sign-in\n`);
    expect(letter.text).toContain('https://www.tangkasi.example/auth/forgot-password');
    expect(letter.html).toContain('Ana &lt;Wenas&gt;');
    expect([linkIn(letter), letter.text.includes('Eve')]).toEqual(['', false]);
    expect([await site.user(email), (await site.registration(email))?.tokenHash]).toEqual([before, undefined]);
    expect([await site.signsIn({ ...eve, email }), await site.signsIn({ email, password: OWNER })]).toEqual([false, true]);
  });

  it('makes one account of several who ask at the same moment, and all get the same answer', async () => {
    const person = site.somebody();
    const passwords = Array.from({ length: 8 }, (_, n) => `password number ${n}`);
    const answers = await Promise.all(passwords.map((password) => visitor().register({ ...person, password })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(8).fill([202, ANSWER]));
    await site.settled();
    const opened = [];
    for (const letter of site.mailbox.lettersTo(person.email)) opened.push((await site.open(linkIn(letter))).status);
    expect(opened.filter((status) => status === 200)).toEqual([200]);
    expect(await site.count('users', { email: person.email })).toBe(1);
    const works = [];
    for (const password of passwords) works.push(await site.signsIn({ ...person, password }));
    expect(works.filter(Boolean)).toEqual([true]);
  });

  it('never makes an admin, whatever the body says (ROLE-01)', async () => {
    const { email } = site.somebody();
    const wishes = { role: 'admin', roles: ['admin'], isAdmin: true, status: 'disabled', user_id: 'mine', _id: 'mine', sessionEpoch: 9 };
    const body = `{"__proto__":{"role":"admin"},"constructor":{"role":"admin"},${JSON.stringify({ ...ANA, ...wishes, email }).slice(1)}`;
    await site.join(JSON.parse(body));
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

  it('tidies the name and the address, and speaks English unless told otherwise', async () => {
    const given = { fullname: '  李娜 ', email: ' Li.Na@Reefdesk.Example ', password: ' two spaces stay ', language: undefined };
    const letter = await site.mailbox.letterAfter('li.na@reefdesk.example', () => visitor().register(given));
    await site.open(linkIn(letter));
    const { body } = await visitor().login({ email: 'li.na@reefdesk.example', password: ' two spaces stay ' });
    expect(body).toMatchObject({ fullname: '李娜', email: 'li.na@reefdesk.example', language: 'EN' });
  });

  it('leaves whoever is signed in here signed in', async () => {
    const browser = visitor();
    await browser.login(ADMIN);
    await browser.register(site.somebody());
    expect((await browser.me(await browser.token())).body.role).toBe('admin');
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
    const before = [await site.count('users'), await site.count('registrations')];
    const { status, body, headers } = await visitor().register(given);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields as object).sort()).toEqual([...fields].sort());
    expect(headers.getSetCookie()).toEqual([]);
    expect([await site.count('users'), await site.count('registrations')]).toEqual(before);
  });

  it.each([
    ['an array', [ANA]],
    ['a bare text', '"ana"'],
    ['broken JSON', '{"fullname":'],
  ])('refuses %s as a body', async (_, given) => {
    expect((await visitor().register(given)).status).toBe(400);
  });

  it('reads JSON only', async () => {
    const { status, body } = await visitor().register(JSON.stringify(ANA), 'text/plain');
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('takes exactly 8 and exactly 128 characters (CONST-39)', async () => {
    for (const length of [8, 128]) {
      const account = { ...ANA, email: `exactly-${length}@reefdesk.example`, password: 'é'.repeat(length) };
      await site.join(account);
      expect(await site.signsIn(account)).toBe(true);
    }
  });

  it('holds one address back after twenty tries, taken or not, and nobody else', async () => {
    clock = new HeldClock();
    const attempt = (address: string) => auth.browser(address).register({ ...ANA, email: ADMIN.email });
    for (let count = 0; count < 20; count += 1) expect((await attempt('198.51.100.20')).status).toBe(202);
    const { status, body, headers } = await attempt('198.51.100.20');
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect((await attempt('198.51.100.21')).status).toBe(202);
    // Signing in is another matter, from there as well.
    expect((await auth.browser('198.51.100.20').login(ADMIN)).status).toBe(200);
  });
});
