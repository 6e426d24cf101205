// `npm run faults [-- ROW...] [--short]`: runs the fault injection table on two replicas under load and reports the results.
import { StackError } from '@reefdesk/embedded-stack/errors';
import { FAULTS } from './faults/rows/all.ts';
import { runFaults } from './faults/run-faults.ts';
import { build } from './system/build.ts';
import { runCommand } from './system/command.ts';
import { Progress } from './system/progress.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const rows = args.filter((arg) => arg !== '--short').map(Number);
  const known = FAULTS.map(({ row }) => row);
  const unknown = rows.find((row) => !known.includes(row));
  if (unknown !== undefined) throw new StackError(`Usage: npm run faults [-- ROW...] [--short]; the rows are ${known.join(', ')}.`);
  await build(new Progress());
  const { results } = await runFaults(rows, { isShort: args.includes('--short') });
  return results.every(({ broken }) => broken.length === 0) ? 0 : 1;
});
