import { setTimeout as sleep } from 'node:timers/promises';
import { MongoProxy, NOT_PRIMARY } from '@reefdesk/test-kit/mongo-proxy';
import { addressesOf } from '../site/proxies.ts';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const CUTS = 10;
const SHORT_CUTS = 3;
const BETWEEN_MS = 1_000;
const LATE_MS = 3_000;
const LATE_FOR_MS = 20_000;
const SHORT_LATE_FOR_MS = 7_000;
const NOT_PRIMARY_FOR_MS = 10_000;
const SHORT_NOT_PRIMARY_FOR_MS = 5_000;

/** Commands that a non-primary member rejects; it still answers greetings and pings. */
const DATA = ['find', 'getMore', 'aggregate', 'count', 'distinct', 'insert', 'update', 'delete', 'findAndModify', 'findandmodify'];

/** Simulates a failover at the protocol level, because the embedded server has no elections. */
export const databaseWire: Fault = {
  row: 4,
  title: "MongoDB's connections cut, answers 3 s late, then not primary",
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async ({ stack, proxies }, { isShort }) => {
    const wire = await MongoProxy.to(stack.mongo.uri);
    proxies.database.leadTo(`http://127.0.0.1:${new URL(wire.uri.replace('mongodb:', 'http:')).port}`);
    try {
      for (let cut = 0; cut < (isShort ? SHORT_CUTS : CUTS); cut++) {
        await sleep(BETWEEN_MS);
        wire.cutAll();
      }
      wire.do({ delayMs: LATE_MS }, { command: DATA });
      await sleep(isShort ? SHORT_LATE_FOR_MS : LATE_FOR_MS);
      wire.heal();
      wire.do(NOT_PRIMARY, { command: DATA });
      await sleep(isShort ? SHORT_NOT_PRIMARY_FOR_MS : NOT_PRIMARY_FOR_MS);
      return wire.seen({ command: DATA }) > 0 ? [] : ['no command came over the wire proxy'];
    } finally {
      proxies.database.leadTo(addressesOf(stack).database);
      await wire.close();
    }
  },
};
