import colors from 'picocolors';
import { LoadGenerator } from './load/load-generator.ts';
import { observe, observeCalm } from './observe.ts';
import type { NotRun, RowResult } from './report/row.ts';
import { table } from './report/table.ts';
import { FAULTS } from './rows/all.ts';
import type { Extent, Fault } from './rows/fault.ts';
import { Site } from './site/site.ts';

const CALM_MS = 20_000;
const SHORT_CALM_MS = 8_000;

export interface FaultsOutcome {
  results: RowResult[];
  notRun: NotRun[];
}

export async function runFaults(rows: readonly number[], extent: Extent): Promise<FaultsOutcome> {
  const faults = rows.length === 0 ? FAULTS : FAULTS.filter(({ row }) => rows.includes(row));
  const site = await Site.start();
  const results: RowResult[] = [];
  const notRun: NotRun[] = [];
  try {
    const load = await LoadGenerator.open(site.url, site.admin);
    const paths = await load.publicPaths();
    const calmMs = await observeCalm(site, load, paths, extent.isShort ? SHORT_CALM_MS : CALM_MS);
    console.log(`Two of each process, four visitors, four writers. The slowest read of the calm site took ${Math.round(calmMs)} ms.`);
    for (const fault of faults) {
      const why = fault.missing?.(site);
      if (why) {
        notRun.push({ row: fault.row, fault: fault.title, why });
        console.log(`${colors.yellow('–')} ${fault.row} ${fault.title}: not run, ${why}`);
        continue;
      }
      const result = await observe(fault, extent, { site, loadGenerator: load, paths, calmMs });
      results.push(result);
      announce(fault, result);
    }
  } finally {
    await site.stop();
  }
  console.log(`\n${table(results, notRun)}`);
  return { results, notRun };
}

function announce({ row, title }: Fault, { seconds, broken }: RowResult): void {
  const mark = broken.length === 0 ? colors.green('✔') : colors.red('✘');
  console.log([`${mark} ${row} ${title} (${Math.round(seconds)} s)`, ...broken.map((what) => `    ${what}`)].join('\n'));
}
