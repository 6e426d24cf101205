import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ResolvedSession, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const LIST = '/api/packages';
const FIGURES = '/api/get-travels-with-stats';
const STAFF = { cookie: 'reefdesk_session=staff' };
const CUSTOMER = { cookie: 'reefdesk_session=customer' };

const bodyOf = (what: string) => JSON.stringify({ data: what.repeat(400) });

/** Responds like `sendRemembered`, with a body and a tag for each token. */
function remembering(reading: (token: string) => string): RequestListener {
  return (request, response) => {
    const what = reading(request.headers.authorization ?? '');
    const tag = `"${what}"`;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-reefdesk-tag': tag };
    if (String(request.headers['x-reefdesk-held'] ?? '').includes(tag)) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(bodyOf(what));
  };
}

describe('lists that are read with a session', () => {
  let gateway: GatewayUnderTest;
  let auth: NatsPeer;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
    auth = await gateway.peer('auth');
    auth.answer(ResolveSession, ({ cookie }) => {
      const session: ResolvedSession = { token: cookie, tokenLifeSeconds: 60, user: { user_id: cookie } as ResolvedSession['user'] };
      return { session };
    });
    await auth.known();
  });
  beforeEach(() => gateway.reset());
  afterAll(async () => {
    await auth?.close();
    await gateway?.stop();
  });

  const catalog = () => gateway.services.catalog;
  const heldTags = () => catalog().received.map(({ headers }) => headers['x-reefdesk-held']);

  it.each([LIST, FIGURES])('revalidate %s each time, and fetch its body once', async (path) => {
    catalog().answer = remembering(() => `first ${path}`);
    const answers = [await gateway.ask(path, { headers: STAFF }), await gateway.ask(path, { headers: STAFF })];
    for (const { status: code, text, headers } of answers) {
      expect([code, text]).toEqual([200, bodyOf(`first ${path}`)]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
      expect(Object.keys(headers).filter((name) => /^(etag|age|x-reefdesk-.*)$/.test(name))).toEqual([]);
    }
    expect(heldTags()).toEqual([undefined, `"first ${path}"`]);
    catalog().answer = remembering(() => `second ${path}`);
    expect((await gateway.ask(path, { headers: STAFF })).text).toBe(bodyOf(`second ${path}`));
  });

  it('are compressed as the browser accepts them', async () => {
    catalog().answer = remembering(() => 'compressed');
    for (let time = 0; time < 2; time++) {
      const { headers, body } = await gateway.ask(LIST, { headers: { ...STAFF, 'accept-encoding': 'br, gzip' } });
      expect(headers['content-encoding']).toBe('br');
      expect(body.length).toBeLessThan(200);
    }
  });

  it('give each user the response that the service names, and never that of another user', async () => {
    catalog().answer = remembering((token) => (token === 'Bearer staff' ? 'drafts' : 'active'));
    const texts = async (headers: Record<string, string>) => (await gateway.ask(LIST, { headers })).text;
    for (let time = 0; time < 2; time++) {
      expect(await texts(STAFF)).toBe(bodyOf('drafts'));
      expect(await texts(CUSTOMER)).toBe(bodyOf('active'));
    }
    catalog().answer = status(403);
    expect((await gateway.ask(FIGURES, { headers: CUSTOMER })).status).toBe(403);
    await catalog().down();
    expect((await gateway.ask(LIST, { headers: STAFF })).status).toBe(503);
  });

  it('ignore tags that clients send, and do not hold a response without a tag', async () => {
    catalog().answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(bodyOf('plain'));
    for (let time = 0; time < 2; time++) {
      const answer = await gateway.ask(`${LIST}?limit=7`, { headers: { ...STAFF, 'x-reefdesk-held': '"plain"' } });
      expect([answer.status, answer.text]).toEqual([200, bodyOf('plain')]);
    }
    expect(heldTags()).toEqual([undefined, undefined]);
  });

  it('answer 503 and resolve the session again if the service rejects its token', async () => {
    catalog().answer = status(401, { 'www-authenticate': 'Bearer error="invalid_token"' });
    expect((await gateway.ask(LIST, { headers: STAFF })).status).toBe(503);
  });
});
