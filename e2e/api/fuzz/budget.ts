import { randomInt } from 'node:crypto';
import type { Call } from '../support/calls.ts';

/** For both kinds of senders and all calls together. */
const SECONDS = 75;
/** Most of what nobody sends is refused at the door. */
const SHARE = { admin: 0.8, nobody: 0.2 };

export interface Budget {
  seed: number;
  /** Of a failure that fast-check reported: replays just that request. */
  path: string | undefined;
  secondsFor(sender: keyof typeof SHARE, call: Call): number;
}

/** REEFDESK_FUZZ_SECONDS, REEFDESK_FUZZ_SEED and REEFDESK_FUZZ_PATH say otherwise. */
export function readBudget(calls: readonly Call[]): Budget {
  const { REEFDESK_FUZZ_SECONDS: seconds, REEFDESK_FUZZ_SEED: seed, REEFDESK_FUZZ_PATH: path } = process.env;
  const total = seconds ? Number(seconds) : SECONDS;
  const sum = calls.reduce((weights, call) => weights + weightOf(call), 0);
  return {
    seed: seed ? Number(seed) : randomInt(2 ** 31),
    path: path || undefined,
    secondsFor: (sender, call) => (total * SHARE[sender] * weightOf(call)) / sum,
  };
}

/** There is more to get wrong in what changes something. */
function weightOf({ method }: Call): number {
  return method === 'GET' ? 1 : 3;
}
