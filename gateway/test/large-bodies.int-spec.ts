import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { Begun } from './support/begun.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const NEVER_MS = '3600000';
const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = JSON.stringify({ email: 'ana@reefdesk.example', password: 'a calm morning' });
/** Limits for all clients together and for one network. */
const HELD_BYTES = 64 * MEGABYTE;
const HELD_OF_A_NETWORK = 8 * MEGABYTE;
const NEARLY_WHOLE = 'x'.repeat(MEGABYTE - 1);

describe('large bodies', () => {
  let gateway: GatewayUnderTest;
  const begun: Begun[] = [];

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { BODY_TIMEOUT_MS: NEVER_MS, TRUSTED_PROXY_HOPS: '1' } });
  });
  afterEach(async () => {
    for (const one of begun.splice(0)) one.leave();
    await gateway.reset();
  });
  afterAll(() => gateway?.stop());

  async function stopBeforeTheEnd(address: string, start = NEARLY_WHOLE): Promise<Begun> {
    const headers = { ...JSON_TYPE, 'content-length': String(start.length + 1), 'x-forwarded-for': address };
    const one = await Begun.send(gateway, { method: 'PATCH', path: '/api/edit-travel/1', headers, start });
    begun.push(one);
    return one;
  }

  const signIn = (address: string, body = LOGIN) =>
    gateway.ask('/api/login', { method: 'POST', headers: { ...JSON_TYPE, 'x-forwarded-for': address }, body });

  const refused = (status: number, count: number) =>
    eventually(() => {
      const answers = begun.map(({ received }) => received.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      expect(answers.filter((answer) => answer !== '')).toEqual(Array(count).fill(String(status)));
    });

  it('of one network that do not end do not block other clients, in this network or in others', async () => {
    const address = '198.51.100.1';
    await Promise.all(Array.from({ length: HELD_BYTES / MEGABYTE }, () => stopBeforeTheEnd(address)));
    await stopBeforeTheEnd(address, 'x'.repeat(60));
    await refused(429, HELD_BYTES / MEGABYTE - 7);
    expect((await signIn('198.51.100.2')).status).toBe(200);
    expect((await signIn(address)).status).toBe(200);
    expect(gateway.services.auth.received).toHaveLength(2);
  });

  it('of many networks that do not end are dropped for the small body of another one, the largest first', async () => {
    const many = HELD_BYTES / MEGABYTE + 2;
    await Promise.all(Array.from({ length: many }, (_, n) => stopBeforeTheEnd(`198.51.100.${n}`)));
    await refused(503, 2);
    // The small body ends only after the third large one was dropped, because the gateway may not have received all bytes before.
    const headers = { ...JSON_TYPE, 'content-length': '200', 'x-forwarded-for': '203.0.113.1', connection: 'close' };
    const small = await Begun.send(gateway, { path: '/api/login', headers, start: LOGIN.padEnd(199) });
    await refused(503, 3);
    small.send(' ');
    expect(await small.answer()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('of one IPv6 line count together, and so do the lines of a site', async () => {
    const ofALine = HELD_OF_A_NETWORK / MEGABYTE;
    const fill = (line: number) => Promise.all(Array.from({ length: ofALine }, (_, n) => stopBeforeTheEnd(`2001:db8:1:${line}::${n}`)));
    await Promise.all([fill(1), stopBeforeTheEnd('2001:db8:1:1::f')]);
    await refused(429, 1);
    for (const line of [2, 3, 4]) await fill(line);
    await refused(429, 1 + ofALine);
    expect((await signIn('2001:db8:1:5::1')).status).toBe(200);
  });

  it.each([
    ['POST', '/api/login', LIMITS.publicBodyMaxBytes],
    ['POST', '/api/enquiries', LIMITS.publicBodyMaxBytes],
    ['POST', '/api/enquiries/status/aBc/messages', LIMITS.publicBodyMaxBytes],
    ['GET', '/api/packages', LIMITS.publicBodyMaxBytes],
    ['PATCH', '/api/edit-travel/1', LIMITS.jsonBodyMaxBytes],
    ['POST', '/api/enquiries/5f0c/messages', LIMITS.jsonBodyMaxBytes],
    ['PUT', '/api/site/', LIMITS.jsonBodyMaxBytes],
  ])('are refused beyond the limit of the endpoint, which is lower without a session: %s %s', async (method, path, limit) => {
    const statusOf = async (length: number) => {
      const headers = { ...JSON_TYPE, 'content-length': String(length) };
      return (await gateway.ask(path, { method, headers, body: ' '.repeat(length) })).status;
    };
    expect([await statusOf(limit), await statusOf(limit + 1)]).toEqual([200, 413]);
  });

  it('leave memory for the longest enquiry, even if every character is escaped', async () => {
    const escaped = (length: number) => '\\u6d77'.repeat(length);
    const body = `{"name":"${escaped(LIMITS.fullnameMaxLength)}","message":"${escaped(LIMITS.enquiryMessageMaxLength)}"}`;
    expect((await gateway.ask('/api/enquiries', { method: 'POST', headers: JSON_TYPE, body })).status).toBe(200);
  });
});
