import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GatewayUnderTest } from '../../gateway/test/support/gateway-under-test.ts';
import { readBudget } from './fuzz/budget.ts';
import { findCounterexample } from './fuzz/find-counterexample.ts';

const LAST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

interface RawOptions {
  /** Time limit in ms, because the server may wait for the rest of an incomplete request. */
  timeoutMs?: number;
  /** Closes this side of the connection as soon as the bytes are written. */
  hangsUp?: boolean;
}

/** Writes exactly these bytes and returns everything received. A final request after them shows that all earlier ones are answered. */
function rawExchange(base: string, bytes: Buffer | string, { timeoutMs = 60_000, hangsUp = false }: RawOptions = {}): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const timer = setTimeout(end, timeoutMs);
    function end(): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    }
    socket.once('data', () => socket.write(LAST));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The server resets the connection if it rejects the request while it is still being written.
    socket.on('error', end).on('close', end);
    if (hangsUp) socket.write(bytes, () => end());
    else socket.write(bytes);
  });
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status)).filter((status) => status >= 200);
}

const READ = 'GET /api/packages HTTP/1.1\r\nHost: localhost\r\n';
const WRITE = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
/** A smuggled request, which must never reach a service as a request of its own. */
const HIDDEN = 'GET /api/gallery?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
const REQUESTED = ['GET /api/packages', 'POST /api/login'];
const { seed, path } = readBudget([]);
const MUTATIONS = { volleys: 40, atOnce: 25 };

describe(`malformed HTTP at the gateway (seed ${seed})`, () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    process.stdout.write(`Malformed HTTP with the seed ${seed}; REEFDESK_FUZZ_SEED=${seed} sends the same again\n`);
    gateway = await GatewayUnderTest.start();
  });

  beforeEach(() => gateway.reset());

  afterAll(async () => {
    await gateway?.stop();
  });

  const received = () =>
    Object.values(gateway.services).flatMap((service) => service.received.map(({ method, url }) => `${method} ${url}`));
  const isAlive = async () => expect((await gateway.ask('/health/live')).status).toBe(200);

  it.each<[string, string | Buffer, number[]]>([
    ['noise', Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 37) % 256)), [400]],
    ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex'), [400]],
    ['the greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 505]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [400]],
    ['HTTP/9.9', READ.replace('1.1', '9.9').concat('\r\n'), [400]],
    ['an unknown method', READ.replace('GET', 'FROB').concat('\r\n'), [400, 405]],
    ['a method in small letters', READ.replace('GET', 'get').concat('\r\n'), [400, 405]],
    ['a tunnel', 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', []],
    ['a trace', READ.replace('GET', 'TRACE').concat('\r\n'), [405]],
    ['no address', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', [204, 404]],
    ['a space in the address', READ.replace('packages', 'pack ages').concat('\r\n'), [400]],
    ['a NUL in the address', READ.replace('packages', 'pack\0ages').concat('\r\n'), [400]],
    ['raw bytes in the address', Buffer.from(READ.replace('packages', 'p\xff\xfe').concat('\r\n'), 'latin1'), [400, 404]],
    ['a line end in the address', READ.replace('packages', 'pack\r\nages').concat('\r\n'), [400]],
    ['an address of 100 KB', READ.replace('packages', `packages?${'a'.repeat(100_000)}`).concat('\r\n'), [414, 431]],
    ['a header of 100 KB', `${READ}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`, [431]],
    ['five thousand headers', `${READ}${'X-Many: 1\r\n'.repeat(5_000)}\r\n`, [431]],
    ['a header without a colon', `${READ}Nonsense\r\n\r\n`, [400]],
    ['a header without a name', `${READ}: value\r\n\r\n`, [400]],
    ['a space before the colon', `${READ}Cookie : a=b\r\n\r\n`, [400]],
    ['a folded header', `${READ}X-Folded: a\r\n b\r\n\r\n`, [200, 400]],
    ['a NUL in a header', `${READ}X-Nul: a\0b\r\n\r\n`, [400]],
    ['bare line feeds', READ.replaceAll('\r\n', '\n').concat('\n'), [200, 400]],
    ['no host', 'GET /api/packages HTTP/1.1\r\n\r\n', [400]],
    ['two hosts', `${READ}Host: other\r\n\r\n`, [200, 400]],
    ['a host that is none', READ.replace('localhost', 'a b/c?d').concat('\r\n'), [400]],
    ['an unknown expectation', `${WRITE}Expect: something\r\nContent-Length: 2\r\n\r\n{}`, [417]],
    ['an upgrade', `${READ}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, [200]],
    ['a switch to HTTP/2', `${READ}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`, [200]],
    ['a length below zero', `${WRITE}Content-Length: -1\r\n\r\n`, [400]],
    ['a length with a sign', `${WRITE}Content-Length: +2\r\n\r\n{}`, [400]],
    ['a length in hex', `${WRITE}Content-Length: 0x2\r\n\r\n{}`, [400]],
    ['two lengths', `${WRITE}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`, [400]],
    ['a list of lengths', `${WRITE}Content-Length: 2, 2\r\n\r\n{}`, [400]],
    ['a length beyond all numbers', `${WRITE}Content-Length: ${'9'.repeat(40)}\r\n\r\n`, [400]],
    ['chunks that are none', `${WRITE}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, [400]],
    ['a chunk beyond all numbers', `${WRITE}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n`, [400]],
    ['an unknown encoding', `${WRITE}Transfer-Encoding: frob\r\n\r\n{}`, [400, 501]],
  ])('%s is refused by itself, and nobody else notices', async (_, bytes, statuses) => {
    const answers = statusesIn(await rawExchange(gateway.url, bytes));
    if (statuses.length === 0) expect(answers).toEqual([]);
    else expect(statuses).toContain(answers[0]);
    expect(received().filter((line) => !REQUESTED.includes(line))).toEqual([]);
    await isAlive();
  });

  it.each([
    ['a length and chunks', `${WRITE}Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      'chunks and a length of nothing',
      `${WRITE}Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
    ],
    ['two encodings', `${WRITE}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['an encoding with a tab', `${WRITE}Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['an encoding behind a vertical tab', `${WRITE}Transfer-Encoding: \x0bchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a length that Connection names', `${WRITE}Connection: content-length\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a header that ends early', `${READ}X-Header: a\r\n\rGET /api/gallery?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['a body of a read', `${READ}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a chunk that is longer than it says', `${WRITE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}${HIDDEN}0\r\n\r\n`],
    ['a chunk extension with a line feed', `${WRITE}Transfer-Encoding: chunked\r\n\r\n2;\n${HIDDEN}\r\n{}\r\n0\r\n\r\n`],
  ])('%s hides no request', async (_, bytes) => {
    const answers = statusesIn(await rawExchange(gateway.url, bytes));
    expect(answers.every((status) => status < 500)).toBe(true);
    expect(received().filter((line) => line.includes('hidden'))).toEqual([]);
    await isAlive();
  });

  it('closes its connections when clients hang up in the middle of a request', async () => {
    const whole = `${WRITE}Content-Length: 100000\r\n\r\n${'x'.repeat(1_000)}`;
    const cuts = Array.from({ length: 60 }, (_, at) => whole.slice(0, 1 + Math.floor((whole.length * at) / 60)));
    await Promise.all(cuts.map((bytes) => rawExchange(gateway.url, bytes, { hangsUp: true })));
    await isAlive();
    expect(received().every((line) => line === 'POST /api/login')).toBe(true);
  });

  it('survives requests with changed bytes and never answers them with a server error', async () => {
    const requests = [
      `${READ}Cookie: reefdesk_session=x\r\n\r\n`,
      `${WRITE}Content-Length: 2\r\n\r\n{}`,
      `${WRITE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ];
    const change = fc.tuple(fc.nat(400), fc.constantFrom('replace', 'insert', 'delete'), fc.uint8Array({ minLength: 1, maxLength: 4 }));
    const changed = fc.tuple(fc.constantFrom(...requests), fc.array(change, { minLength: 1, maxLength: 4 })).map(([text, changes]) => {
      return changes.reduce(
        (bytes, [at, kind, own]) => {
          const from = at % bytes.length;
          const rest = bytes.subarray(from + (kind === 'insert' ? 0 : own.length));
          return Buffer.concat([bytes.subarray(0, from), ...(kind === 'delete' ? [] : [own]), rest]);
        },
        Buffer.from(text, 'latin1'),
      );
    });
    const many = fc.array(changed, { minLength: MUTATIONS.atOnce, maxLength: MUTATIONS.atOnce });
    const check = async (all: readonly Buffer[]) => {
      // Many of them are no complete requests any more.
      const answers = await Promise.all(all.map((bytes) => rawExchange(gateway.url, bytes, { timeoutMs: 500 })));
      expect(answers.flatMap(statusesIn).filter((status) => status >= 500)).toEqual([]);
      await isAlive();
    };
    expect(await findCounterexample(many, check, { seed, path, requests: MUTATIONS.volleys })).toBeUndefined();
  });
});
