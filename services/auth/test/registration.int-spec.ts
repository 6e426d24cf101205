import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

const ANA = { fullname: 'Ana Wenas', email: 'ana@reefdesk.example', password: 'salt water 8', language: 'ID' };

describe('registering', () => {
  let auth: AuthUnderTest;
  /** Of the service, where a test is about who has to wait. */
  let clock: HeldClock | undefined;
  let addresses = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());
  afterEach(() => clock?.release());

  /** Each from an address of its own, unless a test is about addresses. */
  const visitor = (address = `192.0.2.${++addresses}`) => auth.browser(address);
  const stored = (email: string) => auth.database.collection('users').findOne({ email });

  it('makes a customer, answers the bare user object and signs in (ROLE-01, ENT-01)', async () => {
    const browser = visitor();
    const { status, body, headers } = await browser.register(ANA);
    expect(status).toBe(201);
    expect(body).toEqual({
      user_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      fullname: 'Ana Wenas',
      name: 'Ana Wenas',
      email: ANA.email,
      status: 'active',
      role: 'customer',
      language: 'ID',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      'reefdesk_signed_in=1; Path=/; SameSite=Lax',
      expect.stringMatching(/^reefdesk_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await browser.me(await browser.token())).body).toEqual(body);
    expect((await visitor().login(ANA)).status).toBe(200);
  });

  it('keeps only a hash of the password', async () => {
    await visitor().register({ ...ANA, email: 'hash@reefdesk.example' });
    const user = await stored('hash@reefdesk.example');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(user)).not.toContain(ANA.password);
  });

  it('never makes an admin, whatever the body says (ROLE-01)', async () => {
    const wishes = { role: 'admin', roles: ['admin'], isAdmin: true, status: 'disabled', user_id: 'mine', _id: 'mine', sessionEpoch: 9 };
    const body = `{"__proto__":{"role":"admin"},"constructor":{"role":"admin"},${JSON.stringify({ ...ANA, ...wishes, email: 'eve@reefdesk.example' }).slice(1)}`;
    const answer = await visitor().register(JSON.parse(body));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ role: 'customer', status: 'active' });
    expect(await stored('eve@reefdesk.example')).toEqual({
      _id: answer.body.user_id,
      fullname: ANA.fullname,
      name: ANA.fullname,
      email: 'eve@reefdesk.example',
      passwordHash: expect.any(String),
      role: 'customer',
      status: 'active',
      language: 'ID',
      createdAt: expect.any(Date),
      version: 1,
    });
  });

  it('tidies the name and the address, and speaks English unless told otherwise', async () => {
    const { body } = await visitor().register({ fullname: '  李娜 ', email: ' Li.Na@Reefdesk.Example ', password: ' two spaces stay ' });
    expect(body).toMatchObject({ fullname: '李娜', email: 'li.na@reefdesk.example', language: 'EN' });
    expect((await visitor().login({ email: 'li.na@reefdesk.example', password: ' two spaces stay ' })).status).toBe(200);
  });

  it('ends the session that the browser had before', async () => {
    const browser = visitor();
    await browser.login(ADMIN);
    const before = await browser.token();
    await browser.register({ ...ANA, email: 'second-hat@reefdesk.example' });
    expect((await browser.me(before)).status).toBe(401);
    expect((await browser.me(await browser.token())).body.role).toBe('customer');
  });

  it('refuses an address that is taken, in any spelling', async () => {
    for (const email of [ADMIN.email, ` ${ADMIN.email.toUpperCase()} `]) {
      const { status, body, headers } = await visitor().register({ ...ANA, email });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'email_taken',
        msg: 'This email address already has an account',
        fields: { email: [{ code: 'email_taken', params: {}, text: 'This email address already has an account' }] },
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('gives an address to one of several who ask at the same moment', async () => {
    const email = 'race@reefdesk.example';
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor().register({ ...ANA, email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await auth.database.collection('users').countDocuments({ email })).toBe(1);
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
    const before = await auth.database.collection('users').countDocuments();
    const { status, body, headers } = await visitor().register(given);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields as object).sort()).toEqual([...fields].sort());
    expect(headers.getSetCookie()).toEqual([]);
    expect(await auth.database.collection('users').countDocuments()).toBe(before);
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
      expect((await visitor().register(account)).status).toBe(201);
      expect((await visitor().login(account)).status).toBe(200);
    }
  });

  it('holds one address back after twenty tries, taken or not, and nobody else', async () => {
    clock = new HeldClock();
    const attempt = (address: string) => auth.browser(address).register({ ...ANA, email: ADMIN.email });
    for (let count = 0; count < 20; count += 1) expect((await attempt('198.51.100.20')).status).toBe(409);
    const { status, body, headers } = await attempt('198.51.100.20');
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect((await attempt('198.51.100.21')).status).toBe(409);
    // Signing in is another matter, from there as well.
    expect((await auth.browser('198.51.100.20').login(ADMIN)).status).toBe(200);
  });
});
