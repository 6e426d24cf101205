import { randomInt } from 'node:crypto';

/** `npm test` tries the same values each time, so that a change is judged by what it changed. */
const FIXED_SEED = 20_270_310;

/** `REEFDESK_FUZZ_SEED` is the seed of an earlier run, or `random` for a new one in each test file (`npm run fuzz`). */
export const FUZZ_SEED = readSeed(process.env.REEFDESK_FUZZ_SEED);

function readSeed(asked: string | undefined): number {
  if (!asked) return FIXED_SEED;
  return asked === 'random' ? randomInt(2 ** 31) : Number(asked);
}
