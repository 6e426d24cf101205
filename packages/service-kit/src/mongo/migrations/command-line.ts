import { parseArgs } from 'node:util';
import { BASELINE_VERSION } from './migration.ts';

export const USAGE = `The version of a service's database.

  (nothing)   the version, what was applied, and what can be taken back
  --to N      brings the database to version N, onward or back; a service that starts brings it to its newest version by itself
`;

/** A command line that cannot be understood; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Command = { action: 'help' | 'status' } | { action: 'migrate'; to: number };

/** `newest` is the last version that this code knows. */
export function parseCommandLine(args: readonly string[], newest: number): Command {
  const { values, positionals } = parse(args);
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  if (values.help) return { action: 'help' };
  if (values.to === undefined) return { action: 'status' };
  const to = /^\d{1,4}$/.test(values.to) ? Number(values.to) : Number.NaN;
  if (!(to >= BASELINE_VERSION && to <= newest)) throw new UsageError(`--to: a version from ${BASELINE_VERSION} to ${newest} is needed`);
  return { action: 'migrate', to };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
