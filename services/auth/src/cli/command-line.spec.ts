import { parseCommandLine } from './command-line.ts';

describe('parseCommandLine', () => {
  it('reads a whole command', () => {
    expect(parseCommandLine(['add', '--email', ' Ana@Example.com ', '--name', 'Ana Wenas', '--role', 'admin', '--password-stdin'])).toEqual(
      {
        action: 'add',
        email: 'Ana@Example.com',
        name: 'Ana Wenas',
        role: 'admin',
        passwordFromStdin: true,
      },
    );
  });

  it('adds customers unless told otherwise', () => {
    expect(parseCommandLine(['add', '--email', 'ana@example.com', '--name', 'Ana'])).toMatchObject({ role: 'customer' });
  });

  it.each(['--help', '-h'])('offers help for %s', (flag) => {
    expect(parseCommandLine([flag])).toBe('help');
  });

  it.each([
    [[], 'What should be done?'],
    [['remove', '--email', 'a@b.c'], 'Unknown command: remove'],
    [['disable'], '--email'],
    [['disable', '--email', 'nobody'], '--email'],
    [['disable', '--email', 'a@b.c', 'b@b.c'], 'Not understood: b@b.c'],
    [['add', '--email', 'a@b.c'], '--name'],
    [['add', '--email', 'a@b.c', '--name', 'A', '--role', 'owner'], '--role'],
    [['add', '--password', 'secret'], "'--password'"],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
