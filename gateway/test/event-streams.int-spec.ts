import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ResolvedSession, ResolveSession, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const PATH = '/api/changes';
const MAX_OF_A_NETWORK = 100;
const TEN_MINUTES_MS = 10 * 60_000;

/** The cookie `reefdesk_session=ID-secret` belongs to the user with this ID. */
const cookieOf = (person: string) => `reefdesk_session=${person}-secret`;

interface Heard {
  answer: IncomingMessage;
  text: () => string;
  isOver: () => boolean;
  leave: () => void;
}

describe('event streams', () => {
  let gateway: GatewayUnderTest;
  let auth: NatsPeer;
  const over = new Set<string>();
  let users = 0;
  const heard: Heard[] = [];

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { TRUSTED_PROXY_HOPS: '1' } });
    auth = await gateway.peer('auth');
    auth.answer(ResolveSession, ({ cookie }) => {
      const [person = ''] = cookie.split('-');
      const user = { user_id: person } as ResolvedSession['user'];
      return { session: over.has(person) ? null : { token: 'signed', tokenLifeSeconds: 60, user } };
    });
    await auth.known();
  });
  beforeEach(async () => {
    await gateway.reset();
    over.clear();
    gateway.services.bookings.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('data: {"kinds":["enquiries"]}\n\n');
    };
  });
  afterEach(() => {
    for (const one of heard.splice(0)) one.leave();
  });
  afterAll(async () => {
    await auth?.close();
    await gateway?.stop();
  });

  async function follow(person: string, headers: Record<string, string> = {}): Promise<Heard> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = httpRequest(gateway.url + PATH, {
        agent: false,
        headers: { cookie: cookieOf(person), accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...headers },
      });
      asked.once('response', resolve).once('error', reject).end();
    });
    let text = '';
    let isOver = false;
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    answer
      .once('error', () => undefined)
      .once('close', () => {
        isOver = true;
      });
    const one = { answer, text: () => text, isOver: () => isOver, leave: () => void answer.destroy() };
    heard.push(one);
    return one;
  }

  const open = () => gateway.metric('event_streams_open');
  const ended = (reason: string) => gateway.metric('event_streams_ended_total', { reason });

  it('arrive in chunks as the service writes them, uncompressed, and are not counted in the request durations (ENQ-09)', async () => {
    const written: ((text: string) => void)[] = [];
    gateway.services.bookings.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      written.push((text) => response.write(text));
    };
    const stream = await follow('ratna');
    expect(stream.answer.headers['content-encoding']).toBeUndefined();
    await eventually(() => expect(stream.text()).toBe(':\n\n'));
    written[0]?.('data: 1\n\n');
    await eventually(() => expect(stream.text()).toBe(':\n\ndata: 1\n\n'));
    expect(await open()).toBe(1);
    stream.leave();
    await eventually(async () => expect(await open()).toBe(0));
    await eventually(() => expect(gateway.services.bookings.openConnections).toBe(0));
    expect(await gateway.metric('http_request_duration_seconds_count', { route: PATH })).toBe(0);
  });

  it('end at once when the sessions of their user end, and no others do', async () => {
    const [one, other] = [await follow('ratna'), await follow('budi')];
    await auth.tell(SessionsEnded, { userId: 'ratna' });
    await eventually(() => expect(one.isOver()).toBe(true));
    expect(other.isOver()).toBe(false);
    expect(await open()).toBe(1);
  });

  it('end within seconds if the end of the session was not announced', async () => {
    const before = await ended('session');
    const [one, other] = [await follow('ratna'), await follow('budi')];
    over.add('ratna');
    await eventually(() => expect(one.isOver()).toBe(true));
    expect(other.isOver()).toBe(false);
    expect(await ended('session')).toBe(before + 1);
  });

  it('are limited per user, and free their place when they end', async () => {
    const before = await ended('refused');
    const all = await Promise.all(Array.from({ length: 12 }, () => follow('made')));
    const refused = await follow('made');
    expect(refused.answer.statusCode).toBe(429);
    expect(await ended('refused')).toBe(before + 1);
    expect((await follow('budi')).answer.statusCode).toBe(200);
    all[0]?.leave();
    await eventually(async () => expect((await follow('made')).answer.statusCode).toBe(200));
  });

  it('are limited per network: an IPv6 line as an IPv4 address, a site to three times as many', async () => {
    const followFrom = (address: string) => follow(`user${++users}`, { 'x-forwarded-for': address });
    const fill = async (address: (n: number) => string) => {
      const streams = await Promise.all(Array.from({ length: MAX_OF_A_NETWORK }, (_, n) => followFrom(address(n))));
      for (const { answer } of streams) expect(answer.statusCode).toBe(200);
    };
    for (const line of [1, 2, 3]) await fill((n) => `2001:db8:1:${line}::${n}`);
    await fill(() => '198.51.100.7');
    const refused = ['2001:db8:1:4::1', '198.51.100.7'];
    for (const address of refused) expect((await followFrom(address)).answer.statusCode).toBe(429);
    expect((await followFrom('2001:db8:2:4::1')).answer.statusCode).toBe(200);
    heard[0]?.leave();
    await eventually(async () => expect((await followFrom('2001:db8:1:4::1')).answer.statusCode).toBe(200));
  });

  it('take no place if the service rejects the request or no user is signed in', async () => {
    gateway.services.bookings.answer = (_request, response) =>
      void response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
    expect((await follow('ana')).answer.statusCode).toBe(403);
    over.add('nobody');
    expect((await follow('nobody')).answer.statusCode).toBe(403);
    await eventually(async () => expect(await open()).toBe(0));
  });

  it('are closed after ten minutes, so that the client reconnects', async () => {
    const before = await ended('renewed');
    const clock = new HeldClock();
    try {
      const stream = await follow('wayan');
      clock.pass(TEN_MINUTES_MS + 1);
      await eventually(() => expect(stream.isOver()).toBe(true));
      expect(await ended('renewed')).toBe(before + 1);
    } finally {
      clock.release();
    }
  });

  it('do not delay the shutdown of the gateway', async () => {
    const own = await GatewayUnderTest.start({
      bus: { natsUrl: gateway.bus.natsUrl, credentials: gateway.bus.credentials, stop: async () => undefined },
    });
    own.services.bookings.answer = gateway.services.bookings.answer;
    const answer = await new Promise<IncomingMessage>((resolve) => {
      httpRequest(own.url + PATH, { headers: { cookie: cookieOf('ratna') } }, resolve).end();
    });
    const closed = new Promise((resolve) => answer.once('error', resolve).once('close', resolve));
    answer.resume();
    await own.stop();
    await closed;
  });
});
