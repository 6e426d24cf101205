import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

describe('the theme', () => {
  it('uses only these breakpoints on every screen of every app (CONST-21)', () => {
    const widths = [...theme.matchAll(/--breakpoint-(\S+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
    expect(widths).toEqual([
      ['*', 'initial'],
      ['xs', '475px'],
      ['sm', '640px'],
      ['md', '768px'],
      ['lg', '1024px'],
      ['xl', '1280px'],
    ]);
  });
});
