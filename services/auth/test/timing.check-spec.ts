import { writeSync } from 'node:fs';
import { TestMailbox } from '@reefdesk/test-kit/test-mailbox';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

const TRIES = Number(process.env.TIMING_TRIES ?? 400);
const WARM_UP = 20;
/** A smaller difference cannot be measured over a network. */
const UNSEEN_MS = 3;
/** A larger t is significant at the 0.1 % level. */
const NOISE_T = 3.3;
const PASSWORD = 'salt water 8';

/** Needs an idle machine, so it is not part of `npm test`, which compares the work instead (`registration-work.int-spec.ts`). */
describe('response time for an address with and without an account', () => {
  let auth: AuthUnderTest;
  let mailbox: TestMailbox;
  let networks = 0;

  beforeAll(async () => {
    mailbox = await TestMailbox.start();
    auth = await AuthUnderTest.start({ PUBLIC_ORIGINS: mailbox.env().PUBLIC_ORIGINS });
    await auth.addCustomer({ email: 'known@reefdesk.example', password: PASSWORD });
    const users = auth.database.collection<{ _id: string }>('users');
    const { _id, ...known } = (await users.findOne({ email: 'known@reefdesk.example' })) ?? { _id: '' };
    const emails = Array.from({ length: TRIES + WARM_UP }, (_, n) => `known-${n}@reefdesk.example`);
    await users.insertMany(emails.map((email, n) => ({ ...known, _id: `${_id}-${n}`, email })));
  });
  afterAll(async () => {
    await auth?.stop();
    await mailbox?.stop();
  });

  function stranger() {
    networks += 1;
    return auth.browser(`10.${Math.floor(networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks % 250}`);
  }

  const body = (email: string) => ({ email, fullname: 'Ana Wenas', name: 'Ana Wenas', password: 'not this one' });
  const calls: [string, number, (email: string) => Promise<{ status: number }>][] = [
    ['signing in with a wrong password', 401, (email) => stranger().login(body(email))],
    ['making an account', 201, (email) => stranger().register(body(email))],
    ['asking for a new password', 202, (email) => stranger().forgotPassword({ email })],
  ];

  async function measure(name: string, status: number, call: (email: string) => Promise<{ status: number }>): Promise<void> {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let n = 0; n < TRIES + WARM_UP; n += 1) {
      const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const begun = process.hrtime.bigint();
        expect((await call(`${kind}-${n}@reefdesk.example`)).status).toBe(status);
        if (n >= WARM_UP) times[kind].push(Number(process.hrtime.bigint() - begun) / 1e6);
      }
    }
    const { means, differenceMs, t } = differenceOf(times.known, times.unknown);
    const report = `${name}: ${TRIES} tries each, ${means.map((mean) => mean.toFixed(2)).join(' and ')} ms, `;
    writeSync(2, `${report}difference ${differenceMs.toFixed(2)} ms, t = ${t.toFixed(2)}\n`);
    expect(Math.abs(differenceMs) < UNSEEN_MS || Math.abs(t) < NOISE_T).toBe(true);
  }

  it.each(calls)('does not differ measurably: %s', (name, status, call) => measure(name, status, call), 3_600_000);

  it('does not differ measurably when an owner invites a customer or an unknown address', async () => {
    const owner = auth.browser();
    await owner.login(ADMIN);
    const token = await owner.token();
    expect(token).toBeDefined();
    await measure('inviting', 201, async (email) =>
      owner.call('POST', '/api/users/invitations', await owner.token(), { email, position: 'agent' }),
    );
  }, 3_600_000);
});

interface Difference {
  means: [number, number];
  differenceMs: number;
  /** Welch's t: the difference in units of its standard error. */
  t: number;
}

/** Compares two samples of times in ms, without the slowest twentieth of each, because of pauses of the machine. */
function differenceOf(one: readonly number[], other: readonly number[]): Difference {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  const differenceMs = a.mean - b.mean;
  return { means: [a.mean, b.mean], differenceMs, t: differenceMs / Math.sqrt(a.variance / a.count + b.variance / b.count) };
}

function momentsOf(times: readonly number[]): { mean: number; variance: number; count: number } {
  const trimmed = [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length * 0.95));
  const mean = trimmed.reduce((sum, time) => sum + time, 0) / trimmed.length;
  const variance = trimmed.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (trimmed.length - 1);
  return { mean, variance, count: trimmed.length };
}
