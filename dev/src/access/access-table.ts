import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Access, POSITIONS, permits } from '@reefdesk/contracts/access';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint } from '@reefdesk/contracts/endpoint';

const PAGE = join(import.meta.dirname, '../../../docs/access.md');
const [BEGIN, END] = ['<!-- The table: npm run access -->', '<!-- The end of the table -->'];

const COLUMNS = ['visitor', 'customer', ...[...POSITIONS].reverse()] as const;

/** Markdown table of the access to each endpoint, service by service. */
export function accessTable(): string {
  const cells = [['Endpoint', ...COLUMNS], ...Object.entries(ENDPOINTS).flatMap(([service, calls]) => rowsOf(service, calls))];
  const widths = ['Endpoint', ...COLUMNS].map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}

export function writtenAccessTable(): string {
  const page = readFileSync(PAGE, 'utf8');
  return page.slice(page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)).trim();
}

export function writeAccessTable(): void {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, `${page.slice(0, page.indexOf(BEGIN))}${BEGIN}\n\n${accessTable()}\n\n${page.slice(page.indexOf(END))}`);
}

function rowsOf(service: string, calls: Readonly<Record<string, Endpoint>>): string[][] {
  return [
    [`**${service}**`, ...COLUMNS.map(() => '')],
    ...Object.entries(calls).map(([name, { access }]) => [`\`${name}\``, ...COLUMNS.map((column) => (mayCall(access, column) ? '✓' : ''))]),
  ];
}

function mayCall(access: Access, column: (typeof COLUMNS)[number]): boolean {
  if (column === 'visitor') return permits(access, null);
  return permits(access, column === 'customer' ? { role: column } : { role: 'admin', position: column });
}
