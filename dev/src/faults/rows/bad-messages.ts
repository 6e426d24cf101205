import { setTimeout as sleep } from 'node:timers/promises';
import { type NatsFault, NatsProxy, SPOILED } from '@reefdesk/test-kit/nats-proxy';
import { addressesOf } from '../site/proxies.ts';
import type { Site } from '../site/site.ts';
import { CACHED_WITHIN_MS, type Fault, SEEN_WITHIN_MS } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 4_000;
const MALFORMED = 'nats_messages_malformed_total';

const SOUND: readonly (readonly [string, NatsFault])[] = [
  ['doubled', { copies: 2 }],
  ['delayed', { delayMs: 700 }],
  ['reordered', { shuffleMs: 500 }],
];

export const badMessages: Fault = {
  row: 8,
  title: 'messages doubled, delayed, reordered, malformed',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { loadGenerator, slackMs }) => {
    const wire = await NatsProxy.to(site.stack.nats.url);
    site.proxies.nats.leadTo(wire.url.replace('nats:', 'http:'));
    try {
      const broken: string[] = [];
      const strike = async (name: string, fault: NatsFault, forMs: number): Promise<void> => {
        const before = wire.struck;
        wire.do(fault);
        await sleep(forMs);
        if (wire.struck === before) broken.push(`no message was ${name}`);
      };
      for (const [name, fault] of SOUND) {
        await strike(name, fault, isShort ? SHORT_MS : FOR_MS);
        if (!(await loadGenerator.isSeen(SEEN_WITHIN_MS + slackMs))) broken.push(`a change is not seen while messages are ${name}`);
      }
      const counted = await sumOf(site, MALFORMED);
      let next = 0;
      const spoil = (payload: Buffer) => (SPOILED[next++ % SPOILED.length] as (typeof SPOILED)[number])(payload);
      await strike('malformed', { spoil }, isShort ? SHORT_MS : FOR_MS);
      if ((await sumOf(site, MALFORMED)) <= counted) broken.push('what is malformed is not counted');
      return broken;
    } finally {
      site.proxies.nats.leadTo(addressesOf(site.stack).nats);
      await wire.close();
    }
  },
};

async function sumOf({ all }: Site, name: string): Promise<number> {
  const line = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm');
  const texts = await Promise.all(all.map(({ opsUrl }) => fetch(`${opsUrl}/metrics`).then((answer) => answer.text())));
  return texts.flatMap((text) => [...text.matchAll(line)].map(([, value]) => Number(value))).reduce((sum, value) => sum + value, 0);
}
