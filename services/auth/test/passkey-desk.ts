import type { PasskeyAddedView, PasskeysView, UserView } from '@reefdesk/contracts/accounts/views';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { type CreationOptions, type RequestOptions, SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { type AccountServices, connectAccounts } from '../src/cli/accounts.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import type { Browser } from './auth-under-test.ts';
import { ANA, Registering } from './registering.ts';

export const AT_HOME = { origin: 'https://www.tangkasi.example' };
const { password: PASSWORD } = ANA;

export type Answer<Data> = { data: Data } & ErrorBody;

export class PasskeyDesk {
  private people = 0;

  private constructor(
    readonly site: Registering,
    readonly shell: AccountServices,
  ) {}

  static async start(): Promise<PasskeyDesk> {
    const site = await Registering.start();
    return new PasskeyDesk(site, await connectAccounts(readAccountsCliEnv({ ...site.auth.env(), NATS_URL: '' })));
  }

  async stop(): Promise<void> {
    await this.shell.close();
    await this.site.stop();
  }

  async newPerson(): Promise<{ email: string; browser: Browser }> {
    this.people += 1;
    const email = `diver-${this.people}@reefdesk.example`;
    await this.shell.users.create({ fullname: 'Ana Wenas', email, password: PASSWORD, language: 'EN', role: 'customer' });
    const browser = this.site.visitor();
    await browser.login({ email, password: PASSWORD });
    return { email, browser };
  }

  async creation(browser: Browser): Promise<CreationOptions> {
    const { status, body } = await browser.ask<Answer<{ options: CreationOptions }>>('POST', '/api/passkeys/setup', {
      body: { password: PASSWORD },
    });
    expect(status).toBe(200);
    return body.data.options;
  }

  add(browser: Browser, passkey: unknown, name = 'My phone') {
    return browser.ask<Answer<PasskeyAddedView>>('POST', '/api/passkeys', { body: { name, passkey } });
  }

  async withPasskey() {
    const { email, browser } = await this.newPerson();
    const authenticator = new SoftwareAuthenticator();
    const { status, body } = await this.add(browser, authenticator.create(await this.creation(browser), AT_HOME));
    expect(status).toBe(201);
    return { email, browser, authenticator, passkey: body.data.passkey, recovery: body.data.recovery_codes };
  }

  async question(browser: Browser, challenge?: string): Promise<RequestOptions> {
    const { status, body } = await browser.ask<Answer<{ options: RequestOptions }>>('POST', '/api/login/passkey/options', {
      body: { challenge },
    });
    expect(status).toBe(200);
    return body.data.options;
  }

  signIn(browser: Browser, passkey: unknown, more: object = {}) {
    return browser.ask<Omit<UserView, 'status'> & ErrorBody>('POST', '/api/login/passkey', { body: { passkey, ...more } });
  }

  step(browser: Browser, body: object) {
    return browser.ask<Omit<UserView, 'status'> & ErrorBody>('POST', '/api/login/second-step', { body });
  }

  async challengeOf(browser: Browser, email: string): Promise<string> {
    return String((await browser.login({ email, password: PASSWORD })).body.challenge);
  }

  async list(browser: Browser): Promise<PasskeysView> {
    return (await browser.ask<Answer<PasskeysView>>('GET', '/api/passkeys')).body.data;
  }

  async twoStepOf(browser: Browser): Promise<object> {
    return (await browser.ask<Answer<object>>('GET', '/api/two-step')).body.data;
  }
}
