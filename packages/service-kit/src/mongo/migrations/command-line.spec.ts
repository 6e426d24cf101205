import { describe, expect, it } from '@jest/globals';
import { parseCommandLine, UsageError } from './command-line.ts';

describe('the command line of migrations', () => {
  it('asks for the state, or for a version', () => {
    expect(parseCommandLine([], 3)).toEqual({ action: 'status' });
    expect(parseCommandLine(['--to', '1'], 3)).toEqual({ action: 'migrate', to: 1 });
    expect(parseCommandLine(['--to', '3'], 3)).toEqual({ action: 'migrate', to: 3 });
    expect(parseCommandLine(['-h', '--to', 'x'], 3)).toEqual({ action: 'help' });
  });

  it.each([[['--to']], [['--to', '0']], [['--to', '4']], [['--to', '1.5']], [['--to', '']], [['--to', '-1']], [['down']], [['--force']]])(
    'refuses %j',
    (args) => expect(() => parseCommandLine(args, 3)).toThrow(UsageError),
  );
});
