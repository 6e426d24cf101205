/** How many times as often as usual races are repeated, and how many times as long a test may take. */
export const RACE_FACTOR = readFactor(process.env.REEFDESK_RACES);

/**
 * Returns how often a test repeats a race that it repeats USUAL times in an ordinary run. A few times are enough for each run of
 * the tests. `REEFDESK_RACES=10` multiplies the rounds and the time limit of jest by ten, to hunt a rare interleaving.
 */
export function rounds(usual: number): number {
  return usual * RACE_FACTOR;
}

function readFactor(asked: string | undefined): number {
  if (asked === undefined) return 1;
  if (!/^0*[1-9]\d*$/.test(asked)) throw new Error(`REEFDESK_RACES must be a positive whole number, not ${JSON.stringify(asked)}`);
  return Number(asked);
}
