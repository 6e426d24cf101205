import { closeSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, openLog } from './log-file.ts';

describe('log files', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-log-'));
    file = join(folder, 'logs', 'auth.log');
    closeSync(openLog(file));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('rotates a large file and keeps the previous one', () => {
    writeFileSync(file, Buffer.alloc(6 * 1024 * 1024));
    closeSync(openLog(file));
    expect(statSync(file).size).toBe(0);
    expect(existsSync(`${file}.1`)).toBe(true);
  });

  it('shows the errors of the last run as plain text instead of JSON', () => {
    const before = `${JSON.stringify({ level: 50, msg: 'of an earlier run' })}\n`;
    const lines = [
      JSON.stringify({ level: 30, msg: 'listening' }),
      JSON.stringify({ level: 60, msg: 'Cannot start', err: { message: 'MONGODB_URI: missing' } }),
      JSON.stringify({ level: 30, msg: 'bye' }),
    ];
    writeFileSync(file, before + lines.join('\n'));
    expect(lastLines(file, 5, before.length)).toEqual(['Cannot start: MONGODB_URI: missing']);
  });

  it('shows the last lines when none is an error', () => {
    writeFileSync(file, 'one\ntwo\nthree\n');
    expect(lastLines(file, 2)).toEqual(['two', 'three']);
  });
});
