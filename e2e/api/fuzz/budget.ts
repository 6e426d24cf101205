import type { Endpoint } from '@reefdesk/test-kit/calls';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';

const REQUESTS = 1_500;
/** Most unauthenticated requests are rejected before they reach any logic. */
const SHARE = { admin: 0.8, nobody: 0.2 };

export interface Budget {
  seed: number;
  /** Path of a failure that fast-check reported, which replays only that request. */
  path: string | undefined;
  requestsFor(sender: keyof typeof SHARE, call: Endpoint): number;
}

/** Reads REEFDESK_FUZZ_REQUESTS, REEFDESK_FUZZ_SEED and REEFDESK_FUZZ_PATH. */
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

/** Writes have more ways to fail than reads. */
function weightOf({ method }: Endpoint): number {
  return method === 'GET' ? 1 : 3;
}
