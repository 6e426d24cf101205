import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { LogOutput } from './log-output.ts';

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('LogOutput', () => {
  let folder: string;
  let file: string;
  let fd: number;
  const written = () => readFileSync(file, 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-output-'));
    file = join(folder, 'log');
    fd = openSync(file, 'a');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  function fillDisk(): () => void {
    const write = jest.spyOn(fs, 'write').mockImplementation(((_fd: number, _bytes: Buffer, done: Written) => {
      done(full(), 0);
    }) as never);
    const writeSync = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw full();
    });
    return () => {
      write.mockRestore();
      writeSync.mockRestore();
    };
  }

  it('writes lines in order', async () => {
    const output = new LogOutput(fd);
    for (let line = 0; line < 100; line++) output.write(`${line}\n`);
    await eventually(() => expect(written()).toBe(Array.from({ length: 100 }, (_, line) => `${line}\n`).join('')));
  });

  it('keeps lines while the disk is full, and writes them with the first line that can be written', async () => {
    const output = new LogOutput(fd);
    const makeRoom = fillDisk();
    output.write('one\n');
    output.write('two\n');
    output.flushSync();
    makeRoom();
    expect(written()).toBe('');
    output.write('three\n');
    await eventually(() => expect(written()).toBe('one\ntwo\nthree\n'));
  });

  it('drops lines instead of using more memory, and reports their number', async () => {
    const output = new LogOutput(fd);
    const makeRoom = fillDisk();
    output.write('one\n');
    const long = `${'x'.repeat(600_000)}\n`;
    for (let line = 0; line < 3; line++) output.write(long);
    makeRoom();
    output.flushSync();
    const once = /^one\nx{600000}\n\{"level":40,[^\n]*"msg":"2 log lines were lost: they could not be written"\}\n$/;
    expect(written()).toMatch(once);
    await output.flush();
    expect(written()).toMatch(once);
  });

  it('resolves flush when the current line and the ones behind it are written', async () => {
    const output = new LogOutput(fd);
    const { write } = fs;
    let release = (): void => undefined;
    jest.spyOn(fs, 'write').mockImplementationOnce(((to: number, bytes: Buffer, done: Written) => {
      release = () => write(to, bytes, done);
    }) as never);
    output.write('in work\n');
    output.write('behind it\n');
    output.flushSync();
    let isFlushed = false;
    const flushed = output.flush(60_000).then(() => {
      isFlushed = true;
    });
    await turn();
    expect(isFlushed).toBe(false);
    release();
    await flushed;
    expect(written()).toBe('in work\nbehind it\n');
  });

  it('does not block the process when the reader stops reading or the disk is full', async () => {
    const output = new LogOutput(fd);
    jest.spyOn(fs, 'write').mockImplementation((() => undefined) as never);
    output.write('in work\n');
    await output.flush(1);
    jest.restoreAllMocks();
    const other = new LogOutput(fd);
    fillDisk();
    other.write('no room\n');
    await other.flush(60_000);
  });

  it('continues after a partial write', () => {
    const output = new LogOutput(fd);
    const makeRoom = fillDisk();
    output.write('a whole line\n');
    makeRoom();
    const writeSync = fs.writeSync;
    jest.spyOn(fs, 'writeSync').mockImplementation(((to: number, bytes: Buffer) => writeSync(to, bytes.subarray(0, 5))) as never);
    output.flushSync();
    expect(written()).toBe('a whole line\n');
  });
});
