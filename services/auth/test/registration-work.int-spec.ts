import { HttpClient } from '@reefdesk/test-kit/http';
import { MongoProxy } from '@reefdesk/test-kit/mongo-proxy';
import { AuthUnderTest, Browser } from './auth-under-test.ts';
import { ANA } from './registering.ts';

const COLLECTIONS = ['users', 'pending_accounts', 'letters', 'login_attempts', 'sessions', 'known_devices'];
const COMMANDS = ['find', 'aggregate', 'count', 'distinct', 'insert', 'update', 'delete', 'findAndModify'];

/** Without a mail server and recurring work, every counted command belongs to a request of the test. */
describe('database commands of a registration, a forgotten password and a sign-in after registration (PPL-01, PPL-02)', () => {
  let auth: AuthUnderTest;
  let proxy: MongoProxy;
  let url: string;
  let networks = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
    proxy = await MongoProxy.to(auth.stack.mongoUri);
    const replica = await auth.startReplica({ MONGODB_URI: proxy.uri });
    url = replica.url;
    // The audit collector of one replica may ask the other replica for the names of staff.
    await Promise.all([auth.endRecurringWork(), auth.endRecurringWork(replica)]);
  });

  afterAll(async () => {
    await auth?.stop();
    await proxy?.close();
  });

  /** Ignores reads of several users: the audit reads the names of staff every two seconds. */
  const workCounts = () =>
    Object.fromEntries(
      COLLECTIONS.flatMap((collection) =>
        COMMANDS.map((command) => {
          const isLook = command === 'find' && collection === 'users';
          return [`${command} ${collection}`, proxy.seen({ command, collection, ...(isLook && { forOne: true }) })];
        }),
      ),
    );

  async function workFor(call: (browser: Browser) => Promise<{ status: number }>, status: number): Promise<Record<string, number>> {
    networks += 1;
    const browser = new Browser(new HttpClient(url), { 'x-forwarded-for': `192.0.2.${networks}` }, auth.gateway);
    const before = workCounts();
    expect((await call(browser)).status).toBe(status);
    const grown = Object.entries(workCounts()).map(([name, times]) => [name, times - (before[name] ?? 0)] as const);
    return Object.fromEntries(grown.filter(([, times]) => times > 0));
  }

  it('are the same for an address without an account, with one, and with a disabled one, before and after the email limit', async () => {
    const [fresh, taken, disabled] = ['fresh@reefdesk.example', 'taken@reefdesk.example', 'disabled@reefdesk.example'];
    for (const email of [taken, disabled]) await auth.addCustomer({ email, password: 'of the owner' });
    await auth.database.collection('users').updateOne({ email: disabled }, { $set: { status: 'disabled' } });
    for (let times = 1; times <= 4; times += 1) {
      const registering = (email: string) => workFor((browser) => browser.register({ ...ANA, email }), 201);
      const work = await registering(fresh);
      expect(work).toMatchObject({ 'insert pending_accounts': 1, 'insert letters': 1, 'insert sessions': 1 });
      expect(Object.keys(work).filter((name) => name.endsWith(' users'))).toEqual([]);
      expect([await registering(taken), await registering(disabled)]).toEqual([work, work]);
    }
    for (let times = 1; times <= 4; times += 1) {
      const forgetting = (email: string) => workFor((browser) => browser.forgotPassword({ email }), 202);
      const work = await forgetting(fresh);
      expect(work).toMatchObject({ 'insert letters': 1 });
      expect([await forgetting(taken), await forgetting(disabled)]).toEqual([work, work]);
    }
    for (const [password, status] of [
      [ANA.password, 200],
      ['never chosen', 401],
    ] as const) {
      const signingIn = (email: string) => workFor((browser) => browser.login({ email, password }), status);
      const work = await signingIn(fresh);
      expect(work).toMatchObject({ 'find pending_accounts': expect.any(Number), 'find users': expect.any(Number) });
      expect([await signingIn(taken), await signingIn(disabled)]).toEqual([work, work]);
    }
  });
});
