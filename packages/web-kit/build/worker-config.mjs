/** Build of the service worker (docs/adr/0015): one file at the root with a fixed name, by which browsers check for updates. */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { PrecompressPlugin } from './precompress-plugin.mjs';

export function workerConfig({ root, targets }) {
  return {
    name: 'shell-worker',
    // The browser build cleans the common output folder, so it must run first.
    dependencies: ['shell'],
    mode: 'production',
    context: root,
    target: ['webworker', 'es2022'],
    entry: { 'offline-worker': './src/offline/worker/worker.ts' },
    devtool: false,
    output: { path: path.join(root, 'dist'), filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['reefdesk-source', 'import', 'module', 'default'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, externalHelpers: false }, env: { targets } },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })] },
    plugins: [new PrecompressPlugin()],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
