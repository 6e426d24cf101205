import { describe, expect, it } from '@jest/globals';
import { parseCommandLine, UsageError } from './command-line.ts';

describe('the command line of the backup', () => {
  it('understands each command', () => {
    expect(parseCommandLine(['backup', '--to', '/b/one'])).toEqual({ action: 'backup', target: '/b/one' });
    expect(parseCommandLine(['backup', '--into', '/b'], new Date('2026-05-01T12:34:56.789Z'))).toEqual({
      action: 'backup',
      target: '/b/reefdesk-2026-05-01T12-34-56Z',
    });
    expect(parseCommandLine(['backup', '--into', '/b', '--keep', '14'])).toMatchObject({ keep: 14 });
    expect(parseCommandLine(['check', '--from', '/b/one'])).toEqual({ action: 'check', folder: '/b/one' });
    expect(parseCommandLine(['restore', '--from', '/b/one'])).toEqual({ action: 'restore', folder: '/b/one', replace: false });
    expect(parseCommandLine(['restore', '--from', '/b/one', '--replace'])).toMatchObject({ replace: true });
    expect(parseCommandLine(['-h'])).toEqual({ action: 'help' });
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
  ])('refuses %j', (args) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
  });
});
