import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes `page/{language}.json`, the texts of these folders by namespace: the gateway puts the same words into the HTML of a page
 * that the screens will show. Browsers never ask for these files.
 */
export class PageTextsPlugin {
  /** `locales`: folders with one folder a language, in it one file a namespace. */
  constructor({ locales }) {
    this.locales = locales;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageTextsPlugin', (compilation) => {
      for (const folder of this.locales) compilation.contextDependencies.add(folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PageTextsPlugin', stage }, async () => {
        for (const language of await languagesOf(this.locales[0])) {
          const texts = await Promise.all(this.locales.map((folder) => readTexts(path.join(folder, language))));
          compilation.emitAsset(`page/${language}.json`, new sources.RawSource(JSON.stringify(Object.assign({}, ...texts))));
        }
      });
    });
  }
}

async function languagesOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function readTexts(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))));
  return Object.fromEntries(files.map((name, at) => [name.slice(0, -'.json'.length), texts[at]]));
}
