import colors from 'picocolors';
import type { StepResult } from './step.ts';

export interface StepOutcome extends StepResult {
  title: string;
  seconds: number;
}

/** A table of the steps, what did not run, and, last, the line that scripts read. */
export function summary(outcomes: StepOutcome[], leftOut: string[]): string {
  const width = Math.max(...outcomes.map((outcome) => outcome.title.length));
  const rows = outcomes.map((outcome) => row(outcome, width));
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return [
    '',
    ...rows,
    ...(skipped.length > 0 ? ['', `Skipped (${skipped.length}):`, ...skipped.map((name) => `  ${name}`)] : []),
    ...(leftOut.length > 0 ? ['', `Left out on request: ${leftOut.join(', ')}`] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

function row({ title, seconds, passed, failed, skipped, notRun }: StepOutcome, width: number): string {
  if (notRun) return `${colors.dim('–')} ${title.padEnd(width)} not run: ${notRun}`;
  const sign = failed > 0 ? colors.red('✘') : passed > 0 ? colors.green('✔') : colors.red('∅');
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const rest = skipped.length > 0 ? ` ${skipped.length} skipped` : '';
  return `${sign} ${title.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(7)} s${rest}`;
}

/** Good only when nothing failed, and every step ran something or said why it could not. */
export function isGood(outcomes: StepOutcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(({ passed, failed, notRun }) => failed === 0 && (passed > 0 || notRun !== undefined));
}
