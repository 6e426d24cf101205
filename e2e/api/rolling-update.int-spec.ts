import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type Read, Readers } from './support/readers.ts';
import { RollingSystem } from './support/rolling-system.ts';

/** A request whose head comes in two parts, as over a slow link. */
class HalfRequest {
  private readonly answer: Promise<string>;

  private constructor(private readonly socket: Socket) {
    this.answer = new Promise((resolve) => {
      let text = '';
      const end = (): void => resolve(text);
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.once('end', end).once('error', end).once('close', end);
      socket.on('data', () => {
        if (isWhole(text)) socket.end(end);
      });
    });
  }

  static async begin(url: string, path: string): Promise<HalfRequest> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
    return new HalfRequest(socket);
  }

  async finish(headers: Record<string, string> = {}): Promise<string> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`${lines.join('')}\r\n`);
    return this.answer;
  }
}

/** True if the head and the whole body have arrived, by its length or its last chunk. */
function isWhole(text: string): boolean {
  const endOfHead = text.indexOf('\r\n\r\n');
  if (endOfHead < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, endOfHead))?.[1];
  const body = text.slice(endOfHead + 4);
  return length === undefined ? body.endsWith('0\r\n\r\n') : Buffer.byteLength(body) >= Number(length);
}

const PEOPLE = 4;

describe('a rolling update of two gateways and two catalogs', () => {
  let system: RollingSystem;
  let reads: Read[];

  beforeAll(async () => {
    system = await RollingSystem.start();
    const admin = await system.signIn();
    const travelId = await system.addTravel();
    const asAdmin = { headers: { cookie: `${SESSION_COOKIE_NAMES.http}=${admin.cookies.get(SESSION_COOKIE_NAMES.http)}` } };
    reads = [
      { path: '/api/packages' },
      { path: '/api/get-travels-with-stats', ...asAdmin },
      { path: `/api/itinerary/${travelId}` },
      { path: '/api/me', ...asAdmin },
      { path: '/api/get-destinations' },
      { path: '/auth/about' },
      { path: `/api/get-travel-details/${travelId}`, ...asAdmin },
    ];
  });
  afterAll(() => system?.stop());

  async function askAllTheTime(failures: string[]): Promise<{ answered: () => number; stop: () => Promise<void> }> {
    const peer = await NatsPeer.connect(system.stack, 'media');
    let [isOver, answered] = [false, 0];
    const asking = (async () => {
      for (; !isOver; await sleep(5)) {
        await peer.ask(FIND_IMAGE_USES.catalog, { ids: [] }, 60_000).then(
          () => answered++,
          (error: unknown) => failures.push(String(error)),
        );
      }
    })();
    const stop = async () => {
      isOver = true;
      await asking;
      await peer.close();
    };
    return { answered: () => answered, stop };
  }

  it('loses no read and no message, finishes what has begun, and shuts every old process down cleanly', async () => {
    const before = [...system.pidsOf('catalog'), ...system.pidsOf('gateway')];
    const readers = new Readers(system.url, PEOPLE, reads);
    const unanswered: string[] = [];
    const asking = await askAllTheTime(unanswered);
    const ends: string[] = [];
    const slow: string[][] = [];
    try {
      await eventually(() => expect(readers.answered).toBeGreaterThan(PEOPLE * reads.length));
      for (const name of ['catalog', 'catalog'] as const) ends.push(await system.replaceOne(name, () => readers.readOn()));
      for (const name of ['gateway', 'gateway'] as const) {
        // Connections alternate between the gateways, so the one that shuts down has some of them.
        const begun = await Promise.all(Array.from({ length: 4 }, () => HalfRequest.begin(system.url, '/api/packages')));
        const end = await system.replaceOne(name, async () => {
          slow.push(await Promise.all(begun.map((request) => request.finish())));
          // A gateway that shuts down closes each connection with its next answer, so no reader keeps one.
          await readers.readOn();
        });
        ends.push(end);
      }
      await eventually(() => {
        expect(readers.answered).toBeGreaterThan(200);
        expect(asking.answered()).toBeGreaterThan(50);
      });
    } finally {
      await readers.stop();
      await asking.stop();
    }
    expect(readers.failures).toEqual([]);
    expect(unanswered).toEqual([]);
    for (const answers of slow) {
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(answers.some((answer) => /\r\nConnection: close\r\n/i.test(answer))).toBe(true);
    }
    expect(ends).toEqual(Array.from({ length: 4 }, () => 'exit code 0'));
    const after = [...system.pidsOf('catalog'), ...system.pidsOf('gateway')];
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });
});
