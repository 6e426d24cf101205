import { readOptions } from './options.ts';

describe('the arguments of npm run dev', () => {
  it('are optional', () => {
    expect(readOptions([])).toEqual({ json: false, types: true });
  });

  it('are parsed', () => {
    expect(readOptions(['--json', '--no-types'])).toEqual({ json: true, types: false });
  });

  it.each([['--jason'], ['catalog']])('cause an error with the usage when invalid: %s', (argument) => {
    expect(() => readOptions([argument])).toThrow('Usage: npm run dev -- [--json] [--no-types]');
  });
});
