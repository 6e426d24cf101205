/** Factor for the rounds of races and for the time limit of all tests; 1 in an ordinary run. */
export const RACE_FACTOR = readFactor(process.env.REEFDESK_RACES);

/** Rounds of a race test. `REEFDESK_RACES=10` multiplies them by ten, to find rare interleavings. */
export function rounds(usual: number): number {
  return usual * RACE_FACTOR;
}

function readFactor(asked: string | undefined): number {
  if (asked === undefined) return 1;
  if (!/^0*[1-9]\d*$/.test(asked)) throw new Error(`REEFDESK_RACES must be a positive whole number, not ${JSON.stringify(asked)}`);
  return Number(asked);
}
