import { HttpClient } from '@reefdesk/test-kit/http';
import { type MongoFault, MongoProxy } from '@reefdesk/test-kit/mongo-proxy';
import { generateSync } from 'otplib';
import { AuthUnderTest, Browser } from './auth-under-test.ts';

const PASSWORD = 'a calm morning';

describe('connections to the database that break during a sign-in', () => {
  let auth: AuthUnderTest;
  let proxy: MongoProxy;
  let url: string;
  let people = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
    proxy = await MongoProxy.to(auth.stack.mongoUri);
    url = (await auth.startReplica({ MONGODB_URI: proxy.uri })).url;
  });
  afterAll(async () => {
    await auth?.stop();
    await proxy?.close();
  });
  afterEach(() => proxy.heal());

  /** A visitor between the two steps of the sign-in, with a recovery code. */
  async function halfSignedIn() {
    people += 1;
    const credentials = { email: `lost-${people}@reefdesk.example`, password: PASSWORD };
    await auth.addCustomer(credentials);
    const browser = new Browser(new HttpClient(url), { 'x-forwarded-for': `198.18.9.${people}` }, auth.gateway);
    await browser.login(credentials);
    const added = await secondStepOf(browser);
    const visitor = new Browser(new HttpClient(url), { 'x-forwarded-for': `198.18.10.${people}` }, auth.gateway);
    const { body } = await visitor.login(credentials);
    return { visitor, challenge: body.challenge, code: added };
  }

  async function secondStepOf(browser: Browser): Promise<string> {
    const { body } = await browser.ask<{ data: { secret: string } }>('POST', '/api/two-step/setup', { body: { password: PASSWORD } });
    const code = generateSync({ secret: body.data.secret });
    const enabled = await browser.ask<{ data: { recovery_codes: [string] } }>('POST', '/api/two-step/enable', { body: { code } });
    return enabled.body.data.recovery_codes[0];
  }

  it.each<[string, MongoFault]>([
    ['before the database gets it', { cut: 'before' }],
    ['before its answer arrives', { cut: 'after' }],
  ])('do not expire the challenge of a right code if the write that uses it up is cut off %s', async (_, error) => {
    const { visitor, challenge, code } = await halfSignedIn();
    const before = proxy.seen({ collection: 'sign_in_challenges', command: ['update', 'delete'] });
    proxy.do(error, { collection: 'sign_in_challenges', command: ['update', 'delete'] }, 1);
    const step = () => visitor.ask('POST', '/api/login/second-step', { body: { challenge, code } });
    expect((await step()).status).toBe(200);
    expect(proxy.seen({ collection: 'sign_in_challenges', command: ['update', 'delete'] })).toBe(before + 2);
    expect((await step()).body.code).toBe('sign_in_expired');
  });
});
