import { Writable } from 'node:stream';
import { runCommandLine } from '@reefdesk/service-kit/command-line';
import { accountCommands, type CommandLine } from './command-line.ts';

async function run(...args: string[]) {
  const commands: CommandLine[] = [];
  const output: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      output.push(String(chunk));
      done();
    },
  });
  const declare = accountCommands(async (command) => void commands.push(command));
  const code = await runCommandLine(args, { name: 'npm run user --', declare }, { stdout: stream, stderr: stream });
  return { code, commands, output: output.join('') };
}

describe('the command line of accounts', () => {
  it('reads a whole command', async () => {
    const { commands } = await run(
      ...['add', '--email', ' Ana@Example.com ', '--name', 'Ana Wenas', '--role', 'admin', '--password-stdin'],
    );
    expect(commands).toEqual([
      { action: 'add', email: 'Ana@Example.com', name: 'Ana Wenas', role: 'admin', languages: [], language: 'EN', passwordStdin: true },
    ]);
  });

  it('adds customers by default', async () => {
    expect((await run('add', '--email', 'ana@example.com', '--name', 'Ana')).commands).toMatchObject([{ role: 'customer' }]);
  });

  it('reads the rights of staff (PPL-12)', async () => {
    const changed = await run('position', '--email', 'a@b.c', '--position', 'translator', '--languages', 'id, CN');
    expect(changed.commands).toMatchObject([{ action: 'position', position: 'translator', languages: ['ID', 'CN'] }]);
    const invited = await run('invite', '--email', 'a@b.c', '--position', 'agent', '--language', 'id');
    expect(invited.commands).toMatchObject([{ position: 'agent', language: 'ID' }]);
  });

  it.each(['--help', '-h'])('prints help for %s', async (flag) => {
    expect(await run(flag)).toEqual({ code: 0, commands: [], output: expect.stringContaining('Usage: npm run user --') });
  });

  it.each([
    [[], 'Usage: npm run user --'],
    [['remove', '--email', 'a@b.c'], "unknown command 'remove'"],
    [['disable'], '--email'],
    [['disable', '--email', 'nobody'], '--email'],
    [['disable', '--email', 'a@b.c', 'b@b.c'], 'too many arguments'],
    [['add', '--email', 'a@b.c'], '--name'],
    [['add', '--email', 'a@b.c', '--name', 'A', '--role', 'owner'], '--role'],
    [['add', '--email', 'a@b.c', '--name', 'A', '--password', 'secret'], "'--password'"],
    [['position', '--email', 'a@b.c'], "required option '--position <position>' not specified"],
    [['invite', '--email', 'a@b.c', '--position', 'captain'], 'Allowed choices are owner, editor, translator, agent'],
    [['invite', '--email', 'a@b.c', '--position', 'translator'], '--languages: at least one'],
    [['invite', '--email', 'a@b.c', '--position', 'translator', '--languages', 'FR'], 'Allowed choices are EN, ID, CN'],
    [['add', '--email', 'a@b.c', '--name', 'A', '--position', 'editor'], 'only staff'],
  ])('explains what is wrong with %j', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, commands: [], output: expect.stringContaining(message) });
  });
});
