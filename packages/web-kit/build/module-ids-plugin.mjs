import { createHash } from 'node:crypto';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const ALIASES = [REPOSITORY, encodeURIComponent(REPOSITORY)];

/**
 * Gives each module a short number that depends only on its path in the repository. The bundler's `deterministic` numbers hash absolute
 * paths, so two checkouts would get different files.
 */
export class ModuleIdsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const all = [...modules];
        const byName = new Map(all.map((module) => [nameOf(module), module]));
        if (byName.size < all.length) throw new Error('Two modules have the same name apart from the folder of the checkout.');
        for (const [name, id] of numbersOf([...byName.keys()])) byName.get(name).id = id;
      });
    });
  }
}

/** Name without the trailing digest of a `data:` module, which hashes absolute paths, too. */
function nameOf({ identifier }) {
  return ALIASES.reduce((name, alias) => name.replaceAll(alias, ''), identifier.replace(/\|[0-9a-f]{16}$/, ''));
}

/**
 * Numbers below the smallest power of ten with a third of the range free, so that names keep theirs when others are added, unless they
 * collide.
 * @param {string[]} names
 * @returns {Map<string, number>} name → number
 */
function numbersOf(names) {
  const range = 10 ** Math.ceil(Math.log10(names.length * 1.5));
  const taken = new Map();
  for (const name of names.sort()) {
    let number = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (taken.has(number)) number = (number + 1) % range;
    taken.set(number, name);
  }
  return new Map([...taken].map(([number, name]) => [name, number]));
}
