import { eventually } from '@reefdesk/test-kit/eventually';
import { type ArrivedEmail, TestMailbox, tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

export const ANA = { fullname: 'Ana Wenas', email: 'ana@reefdesk.example', password: 'salt water 8', language: 'ID' };
type Person = typeof ANA;

export class Registering {
  private networks = 0;
  private people = 0;

  private constructor(
    readonly auth: AuthUnderTest,
    readonly mailbox: TestMailbox,
  ) {}

  static async start(): Promise<Registering> {
    const mailbox = await TestMailbox.start();
    return new Registering(await AuthUnderTest.start(mailbox.env()), mailbox);
  }

  async stop(): Promise<void> {
    await this.auth.stop();
    await this.mailbox.stop();
  }

  /** Each browser has its own network by default. */
  visitor(): Browser {
    this.networks += 1;
    return this.auth.browser(`198.18.${Math.floor(this.networks / 250)}.${this.networks % 250}`);
  }

  newPerson(): Person {
    this.people += 1;
    return { ...ANA, email: `person-${this.people}@reefdesk.example` };
  }

  /** Returns the email that arrives at `email`. */
  register(person: Person, { email = person.email, browser = this.visitor() } = {}): Promise<ArrivedEmail> {
    return this.mailbox.emailAfter(email, async () => {
      expect((await browser.register(person)).status).toBe(201);
    });
  }

  async join(person: Person, browser = this.visitor()): Promise<void> {
    expect((await this.open(linkIn(await this.register(person, { browser })), { browser })).status).toBe(200);
  }

  async signedIn(person: Person): Promise<Browser> {
    const browser = this.visitor();
    expect((await browser.login({ ...person, remember: true })).status).toBe(200);
    return browser;
  }

  async joined(): Promise<{ person: Person; browser: Browser; userId: string }> {
    const person = this.newPerson();
    await this.join(person);
    const browser = await this.signedIn(person);
    return { person, browser, userId: String((await browser.me(await browser.token())).body.user_id) };
  }

  async staff(): Promise<Browser> {
    const browser = this.visitor();
    await browser.login(ADMIN);
    return browser;
  }

  /** A browser without a session of the registration must set a new password. */
  open(token: string, { browser = this.visitor(), ...more }: { browser?: Browser; newPassword?: string } = {}) {
    return browser.verifyEmail({ token, ...more });
  }

  async signsIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<boolean> {
    return (await this.visitor().login({ email, password })).status === 200;
  }

  user(email: string) {
    return this.auth.database.collection('users').findOne({ email });
  }

  pending(email: string) {
    return this.auth.database.collection('pending_accounts').findOne({ email }, { sort: { createdAt: -1 } });
  }

  count(collection: string, of = {}): Promise<number> {
    return this.auth.database.collection(collection).countDocuments(of);
  }

  settled(): Promise<void> {
    return eventually(async () => expect(await this.count('letters', { state: 'waiting' })).toBe(0));
  }
}

export function linkIn(message: ArrivedEmail): string {
  return tokenIn(message, 'https://www.tangkasi.example/auth/verify-email');
}
