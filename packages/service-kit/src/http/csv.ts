import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { restartDeadline } from '../request/request-context.ts';
import { NO_STORE } from './caching.ts';

export type CsvCell = string | number | null;

export interface CsvFile {
  /** Includes the file extension. */
  name: string;
  columns: readonly string[];
  /** Read as fast as the client takes them, so their number is not limited. */
  rows: AsyncIterable<readonly CsvCell[]>;
}

const AS_SPREADSHEETS_READ = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Some programs end a line at either character alone.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
} as const;

/**
 * Streams rows as UTF-8 with a byte order mark, line ends as in RFC 4180, and formulas escaped. Errors after the first row abort the
 * response, so that no partial file looks complete.
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
