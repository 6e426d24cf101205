import { parseCommandLine, UsageError } from './command-line.ts';

describe('the command line of the garbage collection', () => {
  it('understands each command', () => {
    expect(parseCommandLine(['status'])).toEqual({ action: 'status' });
    expect(parseCommandLine(['pause'])).toEqual({ action: 'pause', hours: 6 });
    expect(parseCommandLine(['pause', '--hours', '0.5'])).toEqual({ action: 'pause', hours: 0.5 });
    expect(parseCommandLine(['accept', 'catalog'])).toEqual({ action: 'accept', name: 'catalog' });
    expect(parseCommandLine(['accept', 'bucket'])).toEqual({ action: 'accept', name: 'bucket' });
    expect(parseCommandLine(['allow', '120'])).toEqual({ action: 'allow', images: 120 });
    expect(parseCommandLine(['--help'])).toEqual({ action: 'help' });
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
  ])('refuses %j', (args) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
  });
});
