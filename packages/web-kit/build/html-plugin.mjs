import { readFile } from 'node:fs/promises';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes index.html from a template: `<!--reefdesk:head-->` becomes the style sheet, font preloads and the script.
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
  const fonts = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /-normal\.[^.]+\.woff2$/.test(name));
  return [
    ...fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`),
    ...files.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`),
    ...files.filter((name) => name.endsWith('.js')).map((name) => `<script defer src="/${name}"></script>`),
  ];
}
