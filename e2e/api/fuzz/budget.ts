import type { Endpoint } from '@reefdesk/test-kit/calls';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';

/** Requests of both kinds of senders to all calls together. */
const REQUESTS = 1_500;
/** Most of what nobody sends is refused at the door. */
const SHARE = { admin: 0.8, nobody: 0.2 };

export interface Budget {
  seed: number;
  /** Of a failure that fast-check reported: replays just that request. */
  path: string | undefined;
  requestsFor(sender: keyof typeof SHARE, call: Endpoint): number;
}

/** Can be changed by REEFDESK_FUZZ_REQUESTS, REEFDESK_FUZZ_SEED and REEFDESK_FUZZ_PATH. */
export function readBudget(calls: readonly Endpoint[]): Budget {
  const { REEFDESK_FUZZ_REQUESTS: requests, REEFDESK_FUZZ_PATH: path } = process.env;
  const total = requests ? Number(requests) : REQUESTS;
  const sum = calls.reduce((weights, call) => weights + weightOf(call), 0);
  return {
    seed: FUZZ_SEED,
    path: path || undefined,
    requestsFor: (sender, call) => Math.ceil((total * SHARE[sender] * weightOf(call)) / sum),
  };
}

/** There is more to get wrong in what changes something. */
function weightOf({ method }: Endpoint): number {
  return method === 'GET' ? 1 : 3;
}
