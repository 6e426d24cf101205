import { Writable } from 'node:stream';
import { runCommandLine } from '@reefdesk/service-kit/command-line';
import { collectionCommands } from './command-line.ts';

async function run(...args: string[]) {
  const called: unknown[] = [];
  const noted = (action: string) => async (value?: unknown) => void called.push(action, value);
  const [status, pause, resume] = [noted('status'), noted('pause'), noted('resume')];
  const declare = collectionCommands({ status, pause, resume, accept: noted('accept'), allow: noted('allow'), sweep: noted('sweep') });
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const code = await runCommandLine(args, { name: 'media', declare }, { stdout: nowhere, stderr: nowhere });
  return { code, called };
}

describe('the command line of the garbage collection', () => {
  it('understands each command', async () => {
    expect(await run('status')).toEqual({ code: 0, called: ['status', undefined] });
    expect(await run('resume')).toEqual({ code: 0, called: ['resume', undefined] });
    expect(await run('sweep')).toEqual({ code: 0, called: ['sweep', undefined] });
    expect(await run('pause')).toEqual({ code: 0, called: ['pause', 6] });
    expect(await run('pause', '--hours', '0.5')).toEqual({ code: 0, called: ['pause', 0.5] });
    expect(await run('accept', 'catalog')).toEqual({ code: 0, called: ['accept', 'catalog'] });
    expect(await run('accept', 'bucket')).toEqual({ code: 0, called: ['accept', 'bucket'] });
    expect(await run('allow', '120')).toEqual({ code: 0, called: ['allow', 120] });
    expect(await run('--help')).toEqual({ code: 0, called: [] });
  });

  it.each([
    [[]],
    [['delete']],
    [['status', 'now']],
    [['pause', '--hours', 'many']],
    [['pause', '--hours', '-1']],
    [['pause', '--hours', '1000']],
    [['resume', '--hours', '1']],
    [['accept']],
    [['accept', 'gateway']],
    [['allow', '']],
    [['allow', '0']],
    [['--force']],
  ])('refuses %j', async (args) => {
    expect(await run(...args)).toEqual({ code: 2, called: [] });
  });
});
