import { createHash } from 'node:crypto';
import path from 'node:path';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes `page/files.json`, the current file names, so that the gateway can preload a page's code.
 * - `chunks`: lazy module (`landing.page.tsx` or `en/landing.json`) → its scripts.
 * - `app`: scripts of the exposed app.
 * - `scriptsLast`: the shell's script that delays all others.
 * - `entry`: digest of a remote's entry, whose name has no hash.
 */
export class PageFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const files = {
          app: appOf(compilation),
          chunks: chunksOf(compilation),
          scriptsLast: scriptsLastOf(compilation),
          entry: entryOf(compilation),
        };
        compilation.emitAsset('page/files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}

function chunksOf(compilation) {
  const chunks = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      // Texts are imported by a pattern, so their names are in the chunk instead of the request.
      const names = request === '.' ? textsIn(compilation, group) : request ? [path.basename(request)] : [];
      for (const name of names) chunks[name] = scriptsOf(group);
    }
  }
  return chunks;
}

function textsIn(compilation, group) {
  const texts = filesIn(compilation, group).filter((file) => file.endsWith('.json'));
  return texts.map((file) => file.split(path.sep).slice(-2).join('/'));
}

function appOf(compilation) {
  const holdsApp = (file) => file.endsWith(path.join('src', 'app.tsx'));
  const group = compilation.chunkGroups.find((candidate) => filesIn(compilation, candidate).some(holdsApp));
  return group ? scriptsOf(group) : [];
}

function filesIn(compilation, group) {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.map((module) => module.nameForCondition() ?? '');
}

function scriptsLastOf(compilation) {
  return compilation.getAssets().find(({ name }) => /(^|\/)scripts-last\.[^/]+\.js$/.test(name))?.name;
}

function entryOf(compilation) {
  const entry = compilation.getAsset('remoteEntry.js');
  return entry && createHash('sha256').update(entry.source.buffer()).digest('base64url');
}

const scriptsOf = (group) => group.getFiles().filter((name) => name.endsWith('.js'));
