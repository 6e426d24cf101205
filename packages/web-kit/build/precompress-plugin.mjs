import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Compilation, sources } from '@rspack/core';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Without HTML, into which the gateway writes. */
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
const WORTH_IT_FROM_BYTES = 256;

/** Writes `.br` and `.gz` files at the highest compression level. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        await Promise.all(
          compilation
            .getAssets()
            .filter(({ name }) => TEXT.test(name))
            .map((asset) => emitBoth(compilation, asset)),
        );
      });
    });
  }
}

async function emitBoth(compilation, { name, source }) {
  const bytes = source.buffer();
  if (bytes.length < WORTH_IT_FROM_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  compilation.emitAsset(`${name}.br`, new sources.RawSource(await toBrotli(bytes, { params })));
  compilation.emitAsset(`${name}.gz`, new sources.RawSource(await toGzip(bytes, { level: 9 })));
}
