import { createHash } from 'node:crypto';
import { Compilation, sources } from '@rspack/core';

/** Writes `page/server.json` with the digest of the server build: the gateway caches only pages that this build rendered. */
export class ServerBuildPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServerBuildPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServerBuildPlugin', stage }, (assets) => {
        const build = createHash('sha256').update(assets['main.cjs'].buffer()).digest('base64url');
        compilation.emitAsset('../page/server.json', new sources.RawSource(JSON.stringify({ build })));
      });
    });
  }
}
