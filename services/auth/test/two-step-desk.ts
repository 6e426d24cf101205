import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { generateSync } from 'otplib';
import { AuthUnderTest, type Browser } from './auth-under-test.ts';

export const PASSWORD = 'a calm morning';
export const HALF_MINUTE_MS = 30_000;

interface Protected {
  email: string;
  secret: string;
  recovery: string[];
  browser: Browser;
}

export const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });

export const post = async <Body = Record<string, unknown>>(browser: Browser, path: string, body?: unknown) =>
  browser.call<Body>('POST', path, await browser.token(), body);

export const step = (browser: Browser, body: unknown) => browser.call('POST', '/api/login/second-step', undefined, body);

export async function setUp(browser: Browser): Promise<string> {
  const { status, body } = await post<{ data: { secret: string } }>(browser, '/api/two-step/setup', { password: PASSWORD });
  expect(status).toBe(200);
  return body.data.secret;
}

export async function challenge(browser: Browser, email: string, remember = false): Promise<string> {
  const { status, body, headers } = await browser.login({ email, password: PASSWORD, remember });
  expect([status, body]).toEqual([200, { second_step: true, challenge: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(headers.getSetCookie()).toEqual([]);
  return String(body.challenge);
}

/** The auth service, and users who enable a second step. Each browser has its own network. */
export class TwoStepDesk {
  private people = 0;
  private networks = 0;

  private constructor(readonly auth: AuthUnderTest) {}

  static async start(): Promise<TwoStepDesk> {
    return new TwoStepDesk(await AuthUnderTest.start());
  }

  visitor(): Browser {
    this.networks += 1;
    return this.auth.browser(`198.18.7.${this.networks % 250}`);
  }

  async newPerson(): Promise<{ email: string; browser: Browser }> {
    this.people += 1;
    const email = `diver-${this.people}@reefdesk.example`;
    await this.auth.addCustomer({ email, password: PASSWORD });
    const browser = this.visitor();
    expect((await browser.login({ email, password: PASSWORD })).status).toBe(200);
    return { email, browser };
  }

  /** Enables the second step and waits half a minute, because its code is used up. */
  async withSecondStep(clock: HeldClock): Promise<Protected> {
    const { email, browser } = await this.newPerson();
    const secret = await setUp(browser);
    const { status, body } = await post<{ data: { recovery_codes: string[] } }>(browser, '/api/two-step/enable', { code: codeOf(secret) });
    expect(status).toBe(200);
    clock.pass(HALF_MINUTE_MS);
    return { email, secret, recovery: body.data.recovery_codes, browser };
  }
}
