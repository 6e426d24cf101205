import { readFile } from 'node:fs/promises';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes index.html from a template: `<!--reefdesk:head-->` becomes the style sheet and the script.
 * Fonts are not preloaded: lines keep their place when a face arrives, and the first picture and the code come sooner.
 * `<!--reefdesk:runtime-config-->` stays for the gateway.
 */
export class HtmlPlugin {
  constructor({ template }) {
    this.template = template;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(this.template);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'HtmlPlugin', stage }, async () => {
        const template = await readFile(this.template, 'utf8');
        const html = template.replace('<!--reefdesk:head-->', headTags(compilation).join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(html));
      });
    });
  }
}

function headTags(compilation) {
  const files = compilation.entrypoints.get('main').getFiles();
  return [
    ...files.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`),
    ...files.filter((name) => name.endsWith('.js')).map((name) => `<script defer src="/${name}"></script>`),
  ];
}
