import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { Begun, headOf } from './support/begun.ts';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const NEVER_MS = '3600000';
/** More than the limit of concurrent requests to a service. */
const SLOW_SENDERS = 2_100;
const MAX_OF_A_NETWORK = 500;
const LOGIN = JSON.stringify({ email: 'ana@reefdesk.example', password: 'a calm morning' });

/** Sends the text on many connections and notifies its parent. Exits if a connection fails. */
const MANY_SENDERS = `
const [url, count, text] = process.argv.slice(1);
const { hostname, port } = new URL(url);
let left = Number(count);
for (let n = left; n > 0; n--) {
  const socket = require('node:net').connect(port, hostname, () => {
    socket.on('error', () => undefined).write(text, () => --left || process.send('sent'));
  });
}`;

/** Starts many requests in another process, because of the open file limit. Returns a function that ends it. */
async function beginMany(gateway: GatewayUnderTest, count: number, text: string): Promise<() => void> {
  const senders = spawn(process.execPath, ['-e', MANY_SENDERS, gateway.url, String(count), text], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [outcome] = await Promise.race([once(senders, 'message'), once(senders, 'exit')]);
  expect(outcome).toBe('sent');
  return () => senders.kill('SIGKILL');
}

const JSON_OF = (length: number) => ({ 'content-type': 'application/json', 'content-length': String(length) });
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' };

describe('slow senders', () => {
  let gateway: GatewayUnderTest;
  const begun: Begun[] = [];

  const begin = async (path: string, headers: Record<string, string>, start = '') => {
    const one = await Begun.send(gateway, { path, headers, start });
    begun.push(one);
    return one;
  };

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { BODY_TIMEOUT_MS: NEVER_MS, UPLOAD_STALL_MS: NEVER_MS, TRUSTED_PROXY_HOPS: '1' } });
  });
  afterEach(async () => {
    for (const one of begun.splice(0)) one.leave();
    await gateway.reset();
  });
  afterAll(() => gateway?.stop());

  it('do not block other clients, however many they are, and reach no service before their body is complete', async () => {
    const slow = await begin('/api/login', JSON_OF(LOGIN.length), LOGIN.slice(0, 1));
    const end = await beginMany(gateway, SLOW_SENDERS, headOf({ path: '/api/login', headers: JSON_OF(LOGIN.length) }) + LOGIN.slice(0, 1));
    const { received } = gateway.services.auth;
    expect((await gateway.ask('/api/login', { method: 'POST', headers: JSON_OF(LOGIN.length), body: LOGIN })).status).toBe(200);
    expect(received).toHaveLength(1);
    slow.send(LOGIN.slice(1));
    await eventually(() => expect(received).toHaveLength(2));
    end();
  });

  it('do not change the request that a service receives, with or without a length', async () => {
    const bodies: string[] = [];
    gateway.services.auth.answer = async (request: IncomingMessage, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      publicJson({})(request, response);
    };
    const slow = await begin('/api/login', JSON_OF(LOGIN.length), LOGIN.slice(0, 9));
    const inChunks = await begin('/api/login', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, '2\r\n{"\r\n');
    slow.send(LOGIN.slice(9));
    inChunks.send('3\r\na":\r\n2\r\n1}\r\n0\r\n\r\n');
    await eventually(() => expect(bodies.toSorted()).toEqual(['{"a":1}', LOGIN].toSorted()));
    const headers = gateway.services.auth.received.map((request) => [
      request.headers['content-length'],
      request.headers['transfer-encoding'],
    ]);
    expect(headers.toSorted()).toEqual(
      [
        ['7', undefined],
        [String(LOGIN.length), undefined],
      ].toSorted(),
    );
  });

  it('keep their request context when their body is complete', async () => {
    const answer = await gateway.ask('/api/travel/with-a-body', { headers: JSON_OF(2), body: '{}' });
    expect(gateway.services.catalog.received.map(({ headers }) => headers['x-request-id'])).toEqual([answer.headers['x-request-id']]);
  });

  it.each([
    ['says so', {}],
    ['does not say so', { 'transfer-encoding': 'chunked' }],
  ])('are not heard out with more than a megabyte that is no upload, if it %s', async (_, length) => {
    const headers = { 'content-type': 'application/json', ...length };
    const { status, json } = await gateway.ask('/api/login', { method: 'POST', headers, body: 'x'.repeat(MEGABYTE + 1) });
    expect([status, json.code]).toEqual([413, 'payload_too_large']);
    expect(gateway.services.auth.received).toHaveLength(0);
  });

  it('cannot use all places of a service for uploads from one network, or from one IPv6 line', async () => {
    const { received } = gateway.services.catalog;
    gateway.services.catalog.answer = () => {};
    const add = (address: string) => begin('/api/add-destination', { ...UPLOAD, 'x-forwarded-for': address }, '--x');
    await Promise.all(Array.from({ length: MAX_OF_A_NETWORK }, (_, n) => add(`2001:db8:1:2::${n.toString(16)}`)));
    await eventually(() => expect(received).toHaveLength(MAX_OF_A_NETWORK));
    const ask = (address: string) =>
      gateway.ask('/api/add-destination', { method: 'POST', headers: { ...JSON_OF(2), 'x-forwarded-for': address }, body: '{}' });
    const refused = await ask('2001:db8:1:2:ffff::');
    expect([refused.status, refused.headers['retry-after'], refused.json.code]).toEqual([429, '2', 'too_many_attempts']);
    gateway.services.catalog.answer = publicJson({});
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    begun.splice(0, 1)[0]?.leave();
    await eventually(async () => expect((await ask('2001:db8:1:2:ffff::')).status).toBe(200));
  });
});

describe('senders that stop', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { BODY_TIMEOUT_MS: '200', UPLOAD_STALL_MS: '200' } });
  });
  afterAll(() => gateway?.stop());

  it('receive an error for the timeout, and their connection closes', async () => {
    const answer = await (
      await Begun.send(gateway, { path: '/api/login', headers: JSON_OF(LOGIN.length), start: LOGIN.slice(0, -1) })
    ).answer();
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*"request_timeout"/i);
    expect(gateway.services.auth.received).toHaveLength(0);
  });

  it('lose their upload, and its connection to the service is closed', async () => {
    const { catalog } = gateway.services;
    const gone = Promise.withResolvers<void>();
    catalog.answer = (request) => request.resume().once('close', gone.resolve);
    const upload = await Begun.send(gateway, { path: '/api/add-destination', headers: UPLOAD, start: '--x\r\n' });
    expect(await upload.answer()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
    // The upload may be aborted before its headers were forwarded.
    if (catalog.received.length > 0) await gone.promise;
  });
});
