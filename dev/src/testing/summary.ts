import colors from 'picocolors';
import { causesOf, type Failure, type StepResult } from './step.ts';

export interface StepOutcome extends StepResult {
  title: string;
  seconds: number;
  /** Tests that both failed and passed; they count as passed. */
  unsteady?: Failure[];
}

export interface SummaryExtras {
  leftOut?: string[];
  note?: string;
}

/** Failures, table and total must fit into the last 60 lines, which a truncated log still shows. */
const LINES_FOR_FAILURES = 44;
const LINES_OF_MESSAGE = 8;

/** Lists skipped, unsteady and failed tests, the table of steps and, last, the line for scripts. */
export function summary(outcomes: StepOutcome[], { leftOut = [], note }: SummaryExtras = {}): string {
  const width = Math.max(...outcomes.map((outcome) => outcome.title.length));
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const causes = causesOf(failures);
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return [
    ...block(`Skipped (${skipped.length}):`, skipped),
    ...block('Left out on request:', leftOut),
    ...block(`Unsteady (${unsteady.length}), failed once and passed once, counted as passed:`, causesOf(unsteady).flatMap(describe(1))),
    ...block(`Failed (${failures.length}):`, causes.flatMap(describe(linesEach(causes.length)))),
    ...(note ? ['', note] : []),
    '',
    ...outcomes.map((outcome) => row(outcome, width)),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

function block(heading: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

function linesEach(failures: number): number {
  return Math.min(LINES_OF_MESSAGE, Math.max(1, Math.floor(LINES_FOR_FAILURES / failures) - 3));
}

const describe =
  (messageLines: number) =>
  ([first, ...others]: Failure[]): string[] => {
    if (!first) return [];
    const { file, title, message, place, screenshot } = first;
    return [
      (file ? `${file} › ${title}` : title) + (others.length > 0 ? `, and ${others.length} more tests alike` : ''),
      ...message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, messageLines)
        .map((line) => `  ${line}`),
      ...(place ? [`  at ${place}`] : []),
      ...(screenshot ? [`  screen: ${screenshot}`] : []),
    ];
  };

function row({ title, seconds, passed, failed, skipped, unsteady = [], notRun }: StepOutcome, width: number): string {
  if (notRun) return `${colors.dim('–')} ${title.padEnd(width)} not run: ${notRun}`;
  const sign = failed > 0 ? colors.red('✘') : passed > 0 ? colors.green('✔') : colors.red('∅');
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  const rest = [skipped.length > 0 && `${skipped.length} skipped`, unsteady.length > 0 && `${unsteady.length} unsteady`];
  return [`${sign} ${title.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(7)} s`, ...rest.filter(Boolean)].join(' ');
}

/** True if nothing failed and every step ran a test or has a reason. */
export function isGood(outcomes: StepOutcome[]): boolean {
  return outcomes.length > 0 && outcomes.every(({ passed, failed, notRun }) => failed === 0 && (passed > 0 || notRun !== undefined));
}
