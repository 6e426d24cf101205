import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { restartDeadline } from '../request/request-context.ts';
import { NO_STORE } from './caching.ts';

export type CsvCell = string | number | null;

export interface CsvFile {
  /** With its ending. */
  name: string;
  /** What the columns are called. */
  columns: readonly string[];
  /** Read as fast as the client takes them, so there may be any number. */
  rows: AsyncIterable<readonly CsvCell[]>;
}

const AS_SPREADSHEETS_READ = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Either sign alone ends a line, too, for some.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
} as const;

/**
 * Streams rows as CSV that spreadsheets open as it is meant: UTF-8 with a byte order mark, lines ended as RFC 4180 has it, and no
 * cell that a spreadsheet would take for a formula. A fault before the first row is answered as any other; later the answer breaks
 * off, so that nobody takes a part for the whole.
 */
export async function sendCsv(response: Response, { name, columns, rows }: CsvFile): Promise<void> {
  const left = rows[Symbol.asyncIterator]();
  const first = await left.next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', NO_STORE);
  const lines = stringify({ ...AS_SPREADSHEETS_READ, columns: [...columns] });
  await pipeline(Readable.from(inTime(first, left)), lines, response);
}

async function* inTime<Row>(first: IteratorResult<Row>, left: AsyncIterator<Row>): AsyncGenerator<Row> {
  for (let next = first; !next.done; next = await left.next()) {
    restartDeadline();
    yield next.value;
  }
}
