import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { USER_MODEL, type UserDocument, userSchema } from '../src/accounts/user.schema.ts';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { DevicesService } from '../src/sign-in/devices.service.ts';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

describe('sign-in', () => {
  let auth: AuthUnderTest;
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());
  afterEach(() => clock?.release());

  it('returns the bare user object without the password (API-08, ENT-01)', async () => {
    const { status, body, headers } = await auth.browser().login({ email: ' Admin@Reefdesk.example ', password: ADMIN.password });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      user_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      fullname: 'Admin',
      name: 'Admin',
      email: ADMIN.email,
      email_verified: false,
      status: 'active',
      role: 'admin',
      position: 'owner',
      language: 'EN',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
  });

  it('sets an opaque session cookie that ends with the browser (API-08, SIGN-02)', async () => {
    const { headers } = await auth.browser().login(ADMIN);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      'reefdesk_signed_in=1; Path=/; SameSite=Lax',
      expect.stringMatching(/^reefdesk_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it.each(['remember', 'rememberMe'])('keeps the cookie for fourteen days with %s (SIGN-02)', async (field) => {
    const { headers } = await auth.browser().login({ ...ADMIN, [field]: true });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
      'reefdesk_signed_in=1; Max-Age=1209600; Path=/; SameSite=Lax',
      expect.stringMatching(/^reefdesk_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const session = await auth.database.collection('sessions').findOne({ remembered: true }, { sort: { createdAt: -1 } });
    expect(session?.expiresAt - session?.createdAt).toBe(1_209_600_000);
  });

  it('sets a __Host- cookie that is Secure if the visitor uses https', async () => {
    const { headers } = await auth.browser('203.0.113.7', { 'x-forwarded-proto': 'https' }).login(ADMIN);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-reefdesk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      'reefdesk_signed_in=1; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(/^__Host-reefdesk-device=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  it('stores no cookie value, only its digest', async () => {
    const browser = auth.browser();
    await browser.login(ADMIN);
    const stored = JSON.stringify(await auth.database.collection('sessions').find().toArray());
    expect(browser.cookie).toHaveLength(43);
    expect(stored).not.toContain(browser.cookie);
  });

  it("ends the browser's earlier session", async () => {
    const browser = auth.browser();
    await browser.login(ADMIN);
    const before = browser.cookie;
    const tokenBefore = await browser.token();
    await browser.login(ADMIN);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.me(tokenBefore)).status).toBe(401);
    expect((await browser.me(await browser.token())).status).toBe(200);
  });

  it('gives the same response to a wrong password, an unknown account and a disabled one (API-08, ERR-01)', async () => {
    const users = auth.database.model<UserDocument>(USER_MODEL, userSchema);
    const admin = await users.findOne({ email: ADMIN.email }).lean<UserDocument>();
    await users.create({ ...admin, _id: 'gone', email: 'gone@reefdesk.example', status: 'disabled' });
    const answers = [
      await auth.browser('192.0.2.1').login({ ...ADMIN, password: 'not the password' }),
      await auth.browser('192.0.2.1').login({ ...ADMIN, email: 'nobody@reefdesk.example' }),
      await auth.browser('192.0.2.1').login({ ...ADMIN, email: 'gone@reefdesk.example' }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(headers.getSetCookie()).toEqual([]);
      expect({ ...body, requestId: '' }).toEqual({
        status: 'error',
        success: false,
        message: 'Invalid credentials',
        msg: 'Invalid credentials',
        code: 'invalid_credentials',
        requestId: '',
      });
    }
  });

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['empty fields', { email: '  ', password: '' }],
    ['null fields', { email: null, password: null }],
    ['no password', { email: ADMIN.email }],
    ['an array', [ADMIN]],
    ['a bare string', '"admin"'],
  ])('asks for both fields when it gets %s (API-08)', async (_, given) => {
    const { status, body } = await auth.browser().login(given);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'missing_credentials',
      msg: 'Please fill in all fields',
      fields: { password: [{ code: 'required', params: {}, text: 'password is required' }] },
    });
  });

  it.each([
    ['an operator for the address', { email: { $gt: '' }, password: ADMIN.password }, 'email'],
    ['a list for the password', { email: ADMIN.email, password: [ADMIN.password] }, 'password'],
    ['ten kilobytes of address', { email: 'a'.repeat(10_240), password: ADMIN.password }, 'email'],
    ['ten kilobytes of password', { email: ADMIN.email, password: 'a'.repeat(10_240) }, 'password'],
    ['a word for remember', { ...ADMIN, remember: 'yes' }, 'remember'],
  ])('refuses %s with the field named', async (_, given, field) => {
    const { status, body } = await auth.browser().login(given);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      fields: { [field]: [{ code: expect.any(String), text: expect.any(String) }] },
    });
  });

  it('handles invalid addresses', async () => {
    for (const email of ['a\u0000b@c.d', '__proto__', '$where', '\ud800']) {
      expect((await auth.browser('192.0.2.9').login({ email, password: ADMIN.password })).status).toBe(401);
    }
  });

  it('reads credentials from the JSON body only', async () => {
    const query = `?email=${encodeURIComponent(ADMIN.email)}&password=${ADMIN.password}`;
    expect((await auth.browser().login({}, `/api/login${query}`)).status).toBe(400);
    expect((await auth.browser().login(query.slice(1))).status).toBe(400);
    const form = await auth.browser().login(query.slice(1), '/api/login', 'application/x-www-form-urlencoded');
    expect([form.status, form.body.code, form.headers.getSetCookie()]).toEqual([415, 'unsupported_media_type', []]);
  });

  it('blocks an address after five failures on one account, and no other address (API-08)', async () => {
    clock = new HeldClock();
    const attempt = (address: string, password: string) => auth.browser(address).login({ email: ADMIN.email, password });
    for (let count = 0; count < 5; count += 1) expect((await attempt('198.51.100.1', `wrong ${count}`)).status).toBe(401);
    const { status, body, headers } = await attempt('198.51.100.1', ADMIN.password);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect(body).toMatchObject({ code: 'too_many_attempts', msg: expect.stringContaining('Too many attempts') });
    expect((await attempt('198.51.100.2', ADMIN.password)).status).toBe(200);
  });

  it('counts attempts on missing accounts the same way', async () => {
    clock = new HeldClock();
    const attempt = () => auth.browser('198.51.100.1').login({ email: 'nobody-at-all@reefdesk.example', password: 'guess' });
    for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
  });

  it('blocks one password on many accounts from one network, except for a known device (PPL-10)', async () => {
    clock = new HeldClock();
    const network = '198.51.100.77';
    const [known, stranger] = [auth.browser(network), auth.browser(network)];
    expect((await known.login(ADMIN)).status).toBe(200);
    expect((await known.logout()).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < 25; n += 1) {
      statuses.push((await auth.browser(network).login({ email: `person-${n}@reefdesk.example`, password: 'Summer2030' })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    const { status, headers } = await stranger.login(ADMIN);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await known.login(ADMIN)).status).toBe(200);
    expect((await auth.browser('198.51.100.78').login(ADMIN)).status).toBe(200);
    clock.pass(15 * 60_000);
    expect((await stranger.login(ADMIN)).status).toBe(200);
  });

  it('recognises a device by account, keeps its cookie, and stores neither', async () => {
    const browser = auth.browser();
    const first = (await browser.login(ADMIN)).headers.getSetCookie().at(-1);
    const again = (await browser.login(ADMIN)).headers.getSetCookie().at(-1);
    expect(again).toBe(first);
    const secret = /=([\w-]{43});/.exec(first ?? '')?.[1] ?? 'none';
    const devices = auth.service.app.get(DevicesService, { strict: false });
    expect(await devices.find(secret, ADMIN.email.toUpperCase())).toBeDefined();
    expect(await devices.find(secret, 'ana@reefdesk.example')).toBeUndefined();
    expect(await devices.find('made-up', ADMIN.email)).toBeUndefined();
    const stored = JSON.stringify(await auth.database.collection('known_devices').find().toArray());
    expect([stored.includes(secret), stored.includes('reefdesk.example')]).toEqual([false, false]);
  });

  it('accepts two parallel sign-ins from one browser', async () => {
    const browser = auth.browser('203.0.113.40');
    await browser.login(ADMIN);
    await auth.database.collection('known_devices').deleteMany({});
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.login(ADMIN)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  });

  it('returns an error at once while too many passwords are being checked, and recovers right after', async () => {
    const hasher = auth.service.app.get(PasswordHasher);
    let release = (): void => undefined;
    const enough = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = Array.from({ length: hasher.places }, (_, n) => hasher.withPlace(`198.51.100.${n}`, () => enough));
    const { status, headers } = await auth.browser().login(ADMIN);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    release();
    await Promise.all(busy);
    expect((await auth.browser().login(ADMIN)).status).toBe(200);
  });

  it('accepts clients at other addresses while one address floods it', async () => {
    const hasher = auth.service.app.get(PasswordHasher);
    let release = (): void => undefined;
    const enough = new Promise<void>((resolve) => {
      release = resolve;
    });
    const flood = Array.from({ length: hasher.placesPerClient }, () => hasher.withPlace('198.51.100.66', () => enough));
    expect((await auth.browser('198.51.100.66').login({ ...ADMIN, password: 'guess' })).status).toBe(503);
    expect((await auth.browser('203.0.113.8').login(ADMIN)).status).toBe(200);
    release();
    await Promise.all(flood);
  });

  it('has expiry indexes for sessions and counters', async () => {
    for (const name of ['sessions', 'login_attempts', 'known_devices']) {
      const indexes = await eventually(() => auth.database.collection(name).indexes());
      expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    }
  });
});
