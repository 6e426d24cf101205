import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { runCommandLine } from '@reefdesk/service-kit/command-line';
import { backupCommands } from './command-line.ts';

const NOW = new Date('2026-05-01T12:34:56.789Z');

async function run(...args: string[]) {
  const called: unknown[] = [];
  const noted =
    (action: string) =>
    async (...values: unknown[]) =>
      void called.push(action, ...values);
  const actions = { backUp: noted('backup'), check: noted('check'), restore: noted('restore'), newKey: noted('new-key') };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { stdout: nowhere, stderr: nowhere };
  return { code: await runCommandLine(args, { name: 'backup', declare: backupCommands(actions, NOW) }, streams), called };
}

describe('the command line of the backup', () => {
  it('parses each command', async () => {
    expect(await run('backup', '--to', '/b/one')).toEqual({ code: 0, called: ['backup', '/b/one', undefined] });
    const named = '/b/reefdesk-2026-05-01T12-34-56Z';
    expect(await run('backup', '--into', '/b')).toEqual({ code: 0, called: ['backup', named, undefined] });
    expect(await run('backup', '--into', '/b', '--keep', '14')).toEqual({ code: 0, called: ['backup', named, 14] });
    expect(await run('check', '--from', '/b/one')).toEqual({ code: 0, called: ['check', '/b/one'] });
    expect(await run('restore', '--from', '/b/one')).toEqual({ code: 0, called: ['restore', '/b/one', false] });
    expect(await run('restore', '--from', '/b/one', '--replace')).toEqual({ code: 0, called: ['restore', '/b/one', true] });
    expect(await run('new-key')).toEqual({ code: 0, called: ['new-key'] });
    expect(await run('-h')).toEqual({ code: 0, called: [] });
  });

  it.each([
    [[]],
    [['dump']],
    [['backup']],
    [['backup', '--to', '']],
    [['backup', '--to', '/a', '--into', '/b']],
    [['backup', '--to', '/a', '--replace']],
    [['backup', '/a']],
    [['backup', '--to', '/a', '--keep', '3']],
    [['backup', '--into', '/a', '--keep', '0']],
    [['backup', '--into', '/a', '--keep', 'all']],
    [['restore', '--from', '/a', '--keep', '3']],
    [['check', '--to', '/a']],
    [['restore']],
    [['restore', '--from', '/a', '--into', '/b']],
    [['restore', '--from', '/a', '--force']],
  ])('refuses %j', async (args) => {
    expect(await run(...args)).toEqual({ code: 2, called: [] });
  });
});
