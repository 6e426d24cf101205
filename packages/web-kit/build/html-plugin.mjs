import { readFile } from 'node:fs/promises';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes index.html: `<!--reefdesk:head-->` becomes the style sheet, `<!--reefdesk:scripts-->` the scripts; other marks are for the
 * gateway. Browsers load in page order, so the first picture, which the gateway writes in between, precedes the code. Fonts are not
 * preloaded, because their fallbacks have the same width.
 */
export class HtmlPlugin {
  constructor({ template, first = [] }) {
    this.template = template;
    this.first = first;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(this.template);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'HtmlPlugin', stage }, async () => {
        const template = await readFile(this.template, 'utf8');
        const files = compilation.entrypoints.get('main').getFiles();
        const styles = files.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`);
        const scripts = files.filter((name) => name.endsWith('.js')).map((name) => `<script defer src="/${name}"></script>`);
        const first = this.first.map((name) => `<script src="/${name}"></script>`);
        const html = template
          .replace('<!--reefdesk:head-->', [...styles, ...first].join('\n    '))
          .replace('<!--reefdesk:scripts-->', scripts.join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(html));
      });
    });
  }
}
