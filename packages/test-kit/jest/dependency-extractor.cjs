// Connects a test that starts built processes with their source, so that `--findRelatedTests` finds it: `services/auth/dist/main.js`
// is built from `services/auth/src/main.ts`, which no test imports.
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');

const ROOT = join(__dirname, '../../..');
const BUILT_PROCESS = /(?<=['"`])[^'"`\n]*\bdist\/(?:main|cli)\.js(?=['"`])/g;
/** The renderer loads these builds when it runs. */
const RENDERER = join(ROOT, 'frontends/renderer/src/main.ts');
const SCREENS = [join(ROOT, 'frontends/shell/src/server/index.ts'), join(ROOT, 'frontends/public/src/server.ts')];

module.exports = {
  extract(code, file, extractImports) {
    const imports = extractImports(code, file, extractImports);
    if (file === RENDERER) return new Set([...imports, ...SCREENS]);
    if (!/\/(test|e2e)\//.test(file)) return imports;
    return new Set([...imports, ...[...code.matchAll(BUILT_PROCESS)].flatMap(([built]) => sourcesOf(built, dirname(file)))]);
  },
  getCacheKey: () => 'built processes 1',
};

/** Returns the source of the process, or of all processes if the path is computed at run time. */
function sourcesOf(built, folder) {
  const source = built.replace('dist/', 'src/').replace(/\.js$/, '.ts');
  const found = [folder, ROOT, join(ROOT, 'frontends')].map((base) => join(base, source)).find(existsSync);
  if (found) return [found];
  const services = readdirSync(join(ROOT, 'services')).map((name) => `services/${name}`);
  return ['gateway', 'frontends/renderer', ...services].map((place) => join(ROOT, place, 'src/main.ts')).filter(existsSync);
}
