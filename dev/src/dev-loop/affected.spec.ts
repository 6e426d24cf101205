import { affectedBy, halvesOf, isBuildSetting } from './affected.ts';

describe('a change', () => {
  it('affects only processes that depend on a changed file', () => {
    const made = (name: string, ...files: string[]) => ({ name, isMadeOf: (file: string) => files.includes(file) });
    const all = [made('gateway', 'kit', 'routes'), made('catalog', 'kit', 'travels'), made('media', 'kit', 'pixels')];
    const names = (...files: string[]) => affectedBy(files, all).map(({ name }) => name);
    expect(names('travels')).toEqual(['catalog']);
    expect(names('travels', 'pixels')).toEqual(['catalog', 'media']);
    expect(names('kit')).toEqual(['gateway', 'catalog', 'media']);
    expect(names('README.md')).toEqual([]);
  });

  it.each([
    ['/r/packages/web-kit/build/app-config.mjs', true],
    ['/r/frontends/shell/postcss.config.mjs', true],
    ['/r/frontends/shell/src/app.tsx', false],
    ['/r/packages/web-kit/src/index.ts', false],
  ])('of %s restarts the bundler: %s', (file, expected) => {
    expect(isBuildSetting(file, '/r')).toBe(expected);
  });

  it.each([
    ['/r/services/catalog/src/main.ts', ['server']],
    ['/r/frontends/admin/src/app.tsx', ['web']],
    ['/r/packages/ui/src/button.tsx', ['web']],
    ['/r/packages/contracts/src/errors/errors.ts', ['server', 'web']],
    ['/r/services/catalog/README.md', []],
  ])('of %s has these types checked: %j', (file, expected) => {
    expect(halvesOf(file, '/r')).toEqual(expected);
  });
});
