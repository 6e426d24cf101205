import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '@reefdesk/test-kit/http';
import { ADMIN, RealAuth } from './support/real-auth.ts';

/** All headers in which a client can forge its address. */
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
    const { status, body } = await auth.from(address)('/api/login', { email, password });
    return { status, body };
  };

  it('ignores forged forwarding headers (API-08)', async () => {
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

  it('ignores forged headers when it throttles registrations', async () => {
    const taken = { fullname: 'Eve', email: ADMIN.email, password: 'long enough' };
    const statuses = [];
    for (let n = 1; n <= 21; n += 1) {
      statuses.push((await new HttpClient(auth.open.url).post('/api/register', taken, { headers: forged(`198.51.100.${n}`) })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });

  it('trusts only the last address that the proxy adds', async () => {
    const guess = (n: number) => attempt(`198.51.100.${n}, 203.0.113.200`, 'behind@reefdesk.example');
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await guess(n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('responds alike for existing and unknown accounts (API-08, ERR-01)', async () => {
    const answers = new Set<string>();
    for (let n = 1; n <= 9; n += 1) {
      for (const email of [ADMIN.email, 'nobody@reefdesk.example']) {
        const { status, body } = await attempt(`203.0.113.${n}`, email);
        answers.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    }
    expect([...answers]).toEqual([expect.stringContaining('"msg":"Invalid credentials"')]);
  });

  it('keeps the admin signed in, and lets them sign in from their own address, however many others guess (API-08)', async () => {
    const before = new HttpClient(auth.proxied.url);
    await before.post('/api/login', ADMIN, { headers: { 'x-forwarded-for': '203.0.113.60' } });
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(`198.51.${round}.${n}`, ADMIN.email)));
    }
    // By now each address has one attempt left; the owner's succeeds.
    expect((await attempt('198.51.9.1', ADMIN.email)).status).toBe(401);
    expect((await attempt('198.51.9.1', ADMIN.email)).status).toBe(429);
    expect((await attempt('203.0.113.61', ADMIN.email, ADMIN.password)).status).toBe(200);
    expect((await before.get('/api/me')).status).toBe(200);
    const { body: me } = await before.get<{ user_id: string }>('/api/me');
    const change = { currentPassword: ADMIN.password, newPassword: ADMIN.password, userId: me.user_id };
    expect((await before.post('/api/change-password', change)).status).toBe(200);
  });

  it('hashes few passwords at a time: a flood from one address is rejected quickly, and others can sign in (API-08)', async () => {
    const flood = Array.from({ length: 80 }, (_, n) => attempt('198.51.100.99', `flood-${n}@reefdesk.example`));
    const owner = await attempt('203.0.113.70', ADMIN.email, ADMIN.password);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(owner.status).toBe(200);
    // The order of arrival decides between 503 (no free place) and 429 (quota used up).
    for (const status of statuses) expect([401, 429, 503]).toContain(status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  });

  it('stops one password from being tried on many accounts from one network (PPL-10)', async () => {
    const statuses = [];
    for (let n = 0; n < 150; n += 1) statuses.push((await attempt('198.51.100.55', `sprayed-${n}@reefdesk.example`)).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(130).fill(429)]);
    expect((await attempt('198.51.100.56', ADMIN.email, ADMIN.password)).status).toBe(200);
  });
});
