import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { runCommandLine } from '../../command-line.ts';
import { migrateCommand } from './migrate-cli.ts';

async function run(args: readonly string[]) {
  const asked: (number | undefined)[] = [];
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const declare = migrateCommand(3, async (to) => void asked.push(to));
  const code = await runCommandLine(args, { name: 'migrate', declare }, { stdout: nowhere, stderr: nowhere });
  return { code, asked };
}

describe('migrateCommand', () => {
  it('accepts a request for the state, or for a version', async () => {
    expect(await run([])).toEqual({ code: 0, asked: [undefined] });
    expect(await run(['--to', '1'])).toEqual({ code: 0, asked: [1] });
    expect(await run(['--to', '3'])).toEqual({ code: 0, asked: [3] });
    expect(await run(['-h', '--to', '1'])).toEqual({ code: 0, asked: [] });
  });

  it.each([[['--to']], [['--to', '0']], [['--to', '4']], [['--to', '1.5']], [['--to', '']], [['--to', '-1']], [['down']], [['--force']]])(
    'refuses %j',
    async (args) => expect(await run(args)).toEqual({ code: 2, asked: [] }),
  );
});
