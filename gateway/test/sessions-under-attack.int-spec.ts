import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '@reefdesk/test-kit/http';
import { ADMIN, RealAuth } from './support/real-auth.ts';

/** Every header by which a sender may try to be somebody else. */
const forged = (address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  forwarded: `for=${address}`,
  'x-real-ip': address,
  'x-client-ip': address,
  'true-client-ip': address,
  'cf-connecting-ip': address,
  'x-reefdesk-client': address,
});

describe('signing in, under attack, through the gateway', () => {
  let auth: RealAuth;

  beforeAll(async () => {
    auth = await RealAuth.start();
  });

  afterAll(() => auth?.stop());

  const attempt = async (address: string, email: string, password = 'guess') => {
    const startedAt = performance.now();
    const { status, body } = await auth.from(address)('/api/login', { email, password });
    return { status, body, ms: performance.now() - startedAt };
  };

  it('does not listen to forged forwarding headers (API-08)', async () => {
    const guess = (n: number) =>
      new HttpClient(auth.open.url).post(
        '/api/login',
        { email: 'forged@reefdesk.example', password: 'guess' },
        { headers: forged(`198.51.100.${n}`) },
      );
    const statuses = [];
    for (let n = 1; n <= 7; n += 1) statuses.push((await guess(n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('does not listen to forged headers when it throttles registrations', async () => {
    const taken = { fullname: 'Eve', email: ADMIN.email, password: 'long enough' };
    const statuses = [];
    for (let n = 1; n <= 21; n += 1) {
      statuses.push((await new HttpClient(auth.open.url).post('/api/register', taken, { headers: forged(`198.51.100.${n}`) })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(409), 429]);
  });

  it('believes a proxy of ours only about the last address it adds', async () => {
    const guess = (n: number) => attempt(`198.51.100.${n}, 203.0.113.200`, 'behind@reefdesk.example');
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await guess(n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('says the same of an account that exists and of one that does not, and takes as long (API-08, ERR-01)', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let n = 1; n <= 9; n += 1) {
      for (const [kind, email] of [
        ['known', ADMIN.email],
        ['unknown', 'nobody@reefdesk.example'],
      ] as const) {
        const { status, body, ms } = await attempt(`203.0.113.${n}`, email);
        times[kind].push(ms);
        answers.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    }
    expect([...answers]).toEqual([expect.stringContaining('"msg":"Invalid credentials"')]);
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('keeps the admin in who is in, and lets them in from their own address, however many others guess (API-08)', async () => {
    const before = new HttpClient(auth.proxied.url);
    await before.post('/api/login', ADMIN, { headers: { 'x-forwarded-for': '203.0.113.60' } });
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(`198.51.${round}.${n}`, ADMIN.email)));
    }
    // By now each address has one try; the owner's is a good one.
    expect((await attempt('198.51.9.1', ADMIN.email)).status).toBe(401);
    expect((await attempt('198.51.9.1', ADMIN.email)).status).toBe(429);
    expect((await attempt('203.0.113.61', ADMIN.email, ADMIN.password)).status).toBe(200);
    expect((await before.get('/api/me')).status).toBe(200);
    const { body: me } = await before.get<{ user_id: string }>('/api/me');
    const change = { currentPassword: ADMIN.password, newPassword: ADMIN.password, userId: me.user_id };
    expect((await before.post('/api/change-password', change)).status).toBe(200);
  });

  it('hashes few passwords at a time: a flood from one address gets quick refusals, and others get in (API-08)', async () => {
    const flood = Array.from({ length: 80 }, (_, n) => attempt('198.51.100.99', `flood-${n}@reefdesk.example`));
    const owner = await attempt('203.0.113.70', ADMIN.email, ADMIN.password);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(owner.status).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
    expect((await attempt('198.51.100.99', ADMIN.email, ADMIN.password)).status).toBe(200);
  });
});

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
