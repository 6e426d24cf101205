import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { HalfRequest } from './support/half-request.ts';
import { type Read, Readers } from './support/readers.ts';
import { RollingSystem } from './support/rolling-system.ts';

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

  /** Questions to the catalog over NATS, one after the other, until they are stopped. */
  async function askAllTheTime(failures: string[]): Promise<{ answered: () => number; stop: () => Promise<void> }> {
    const peer = await NatsPeer.connect(system.parts, 'media');
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

  it('lets no read and no question fail, finishes what had begun, and ends every old process in order', async () => {
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
        // Connections take turns, so the gateway that is to end has some of them.
        const begun = await Promise.all(Array.from({ length: 4 }, () => HalfRequest.begin(system.url, '/api/packages')));
        const end = await system.replaceOne(name, async () => {
          slow.push(await Promise.all(begun.map((request) => request.finish())));
          // The answer to a request while it ends also ends the connection, so that none of the readers is left with it.
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
