import { readOptions } from './options.ts';

describe('the arguments of npm run dev', () => {
  it('may be none', () => {
    expect(readOptions([])).toEqual({ json: false, types: true });
  });

  it('are read', () => {
    expect(readOptions(['--json', '--no-types'])).toEqual({ json: true, types: false });
  });

  it.each([['--jason'], ['catalog']])('are explained when they are not understood: %s', (argument) => {
    expect(() => readOptions([argument])).toThrow('Usage: npm run dev -- [--json] [--no-types]');
  });
});
