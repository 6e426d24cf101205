import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MAX_BYTES = 5 * 1024 * 1024;

/** Opens a log for appending; a large one is first renamed to `<file>.1`. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Returns the last error lines after byte `from`, or the last lines if there are no errors. */
export function lastLines(file: string, count: number, from = 0): string[] {
  const text = stripVTControlCharacters(readFrom(file, from));
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readable);
  const errors = lines.filter((line) => line.isError);
  return (errors.length > 0 ? errors : lines).slice(-count).map((line) => line.text);
}

function readFrom(file: string, from: number): string {
  const handle = openSync(file, 'r');
  try {
    const start = Math.max(from, fstatSync(handle).size - 16_384);
    const buffer = Buffer.alloc(16_384);
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, buffer.length, start));
  } finally {
    closeSync(handle);
  }
}

const PINO_ERROR = 50;

function readable(line: string): { text: string; isError: boolean } {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: string; err?: { message?: string }; error?: { message?: string } };
    const cause = entry.err?.message ?? entry.error?.message;
    const text = [entry.msg, cause].filter((part, index, all) => part && all.indexOf(part) === index).join(': ');
    return { text: text || line, isError: Number(entry.level) >= PINO_ERROR || entry.level === 'error' || entry.level === 'fatal' };
  } catch {
    return { text: line, isError: /\b(error|fatal|FTL|ERR)\b/i.test(line) };
  }
}
