import { randomInt } from 'node:crypto';

/** Fixed for `npm test`, so that results depend on the change only. */
const FIXED_SEED = 20_270_310;

/** `REEFDESK_FUZZ_SEED` repeats an earlier run; `random` gives each test file a new seed (`npm run fuzz`). */
export const FUZZ_SEED = readSeed(process.env.REEFDESK_FUZZ_SEED);

function readSeed(asked: string | undefined): number {
  if (!asked) return FIXED_SEED;
  return asked === 'random' ? randomInt(2 ** 31) : Number(asked);
}
