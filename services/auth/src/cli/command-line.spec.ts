import { parseCommandLine } from './command-line.ts';

describe('parseCommandLine', () => {
  it('reads a whole command', () => {
    expect(parseCommandLine(['add', '--email', ' Ana@Example.com ', '--name', 'Ana Wenas', '--role', 'admin', '--password-stdin'])).toEqual(
      {
        action: 'add',
        email: 'Ana@Example.com',
        name: 'Ana Wenas',
        role: 'admin',
        languages: [],
        language: 'EN',
        passwordFromStdin: true,
      },
    );
  });

  it('adds customers unless told otherwise', () => {
    expect(parseCommandLine(['add', '--email', 'ana@example.com', '--name', 'Ana'])).toMatchObject({ role: 'customer' });
  });

  it('reads what staff are to be (PPL-12)', () => {
    const args = ['position', '--email', 'a@b.c', '--position', 'translator', '--languages', 'id, CN'];
    expect(parseCommandLine(args)).toMatchObject({ action: 'position', position: 'translator', languages: ['ID', 'CN'] });
    expect(parseCommandLine(['invite', '--email', 'a@b.c', '--position', 'agent', '--language', 'id'])).toMatchObject({
      position: 'agent',
      language: 'ID',
    });
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
    [['position', '--email', 'a@b.c'], '--position is needed'],
    [['invite', '--email', 'a@b.c', '--position', 'captain'], '--position: one of owner, editor, translator, agent'],
    [['invite', '--email', 'a@b.c', '--position', 'translator'], '--languages: at least one'],
    [['invite', '--email', 'a@b.c', '--position', 'translator', '--languages', 'FR'], '--languages: one of EN, ID, CN'],
    [['add', '--email', 'a@b.c', '--name', 'A', '--position', 'editor'], 'only staff'],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
