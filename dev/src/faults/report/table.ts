import type { NotRun, RowResult } from './row.ts';

const COLUMNS: [string, (result: RowResult) => string][] = [
  ['', ({ row }) => `${row}`],
  ['Fault', ({ fault }) => fault],
  ['Time', ({ seconds }) => `${Math.round(seconds)} s`],
  ['Reads', ({ reads }) => `${reads}`],
  ['from the keep', ({ oldReads }) => `${oldReads}`],
  ['failed', ({ failedReads }) => failedReads || '0'],
  ['slowest', ({ slowestReadMs }) => `${(slowestReadMs / 1000).toFixed(1)} s`],
  ['Writes', ({ writes }) => `${writes}`],
  ['not now', ({ refusedWrites }) => refusedWrites || '0'],
  ['lost', ({ lost }) => `${lost}`],
  ['doubled', ({ doubled }) => `${doubled}`],
  ['Whole again', ({ recoveredMs }) => `${(recoveredMs / 1000).toFixed(1)} s`],
  ['Holds', ({ broken }) => (broken.length === 0 ? 'yes' : 'NO')],
];

export function table(results: readonly RowResult[], notRun: readonly NotRun[]): string {
  const lines = [COLUMNS.map(([title]) => title), ...results.map((result) => COLUMNS.map(([, text]) => text(result)))];
  const widths = COLUMNS.map((_, at) => Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)));
  const print = (line: string[]) => `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rows] = lines;
  const rule = widths.map((width) => '-'.repeat(width));
  const notes = results.flatMap(({ row, notes }) => notes.map((note) => `${row}: ${note}`));
  const broken = results.flatMap(({ row, fault, broken }) => broken.map((what) => `${row} ${fault}: ${what}`));
  const left = notRun.map(({ row, fault, why }) => `${row} ${fault}: NOT RUN, ${why}`);
  const below = [...notes, ...left, ...broken];
  return [print(head), print(rule), ...rows.map(print), ...(below.length > 0 ? ['', ...below] : [])].join('\n');
}
