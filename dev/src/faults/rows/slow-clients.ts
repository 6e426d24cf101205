import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const IDLE = 5_000;
const SHORT_IDLE = 1_000;
const SLOW = 200;
const FOR_MS = 60_000;
const SHORT_MS = 15_000;
const DRIP_MS = 1_000;

const HEAD = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4096\r\n\r\n';

/** Connects to a gateway directly, because an ingress would absorb most slow clients. */
export const slowClients: Fault = {
  row: 9,
  title: 'idle connections, slow heads, bodies and readers',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const [gateway] = site.of('gateway');
    if (!gateway) return ['there is no gateway'];
    const port = Number(new URL(gateway.url).port);
    const clients = new Set<Socket>();
    const come = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => clients.delete(socket));
      clients.add(socket);
      await once(socket, 'connect').catch(() => undefined);
      return socket;
    };
    for (let idle = 0; idle < (isShort ? SHORT_IDLE : IDLE); idle++) await come();
    const heads = await Promise.all(Array.from({ length: SLOW }, come));
    const bodies = await Promise.all(Array.from({ length: SLOW }, come));
    const readers = await Promise.all(Array.from({ length: SLOW }, come));
    for (const socket of bodies) socket.write(HEAD);
    for (const socket of readers) socket.pause().write('GET /api/destinations HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const end = performance.now() + (isShort ? SHORT_MS : FOR_MS);
    for (let at = 0; performance.now() < end; at++) {
      for (const socket of heads) socket.write(at === 0 ? 'G' : 'x');
      for (const socket of bodies) socket.write(' ');
      await sleep(DRIP_MS);
    }
    for (const socket of clients) socket.destroy();
    return [];
  },
};
