import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes `page/{language}.json`, all texts of the app by namespace: the gateway puts the same words into the HTML of a page
 * that the screens will show. Browsers never ask for these files.
 */
export class PageTextsPlugin {
  constructor({ locales }) {
    this.locales = locales;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageTextsPlugin', (compilation) => {
      compilation.contextDependencies.add(this.locales);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PageTextsPlugin', stage }, async () => {
        for (const entry of await readdir(this.locales, { withFileTypes: true })) {
          if (!entry.isDirectory()) continue;
          const texts = await readTexts(path.join(this.locales, entry.name));
          compilation.emitAsset(`page/${entry.name}.json`, new sources.RawSource(JSON.stringify(texts)));
        }
      });
    });
  }
}

async function readTexts(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))));
  return Object.fromEntries(files.map((name, at) => [name.slice(0, -'.json'.length), texts[at]]));
}
