/**
 * Server builds of the shell and the public remote, each one file (`dist/server/main.cjs`), with the picture names of the browser build.
 * The remote requires its singletons from the shell's build (frontends/renderer).
 */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { FacadeOnlyPlugin } from './facade-only-plugin.mjs';
import { ServerBuildPlugin } from './server-build-plugin.mjs';
import { SINGLETONS } from './singletons.mjs';

const EMPTY = path.join(import.meta.dirname, 'server/no-federation.mjs');

export function serverConfig({ name, root }, { mode = 'production' } = {}) {
  const isShell = name === 'shell';
  const production = mode !== 'development';
  return {
    name: `${name}-server`,
    // The browser build cleans the common output folder, so it must run first.
    dependencies: [name],
    mode: production ? 'production' : 'development',
    context: root,
    target: 'node24',
    entry: { main: isShell ? './src/server/index.ts' : './src/server.ts' },
    devtool: false,
    output: {
      path: path.join(root, 'dist/server'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: isShell ? '/' : `/remotes/${name}/`,
      assetModuleFilename: `${isShell ? 'assets/' : ''}[name].[contenthash:10][ext]`,
    },
    externals: isShell ? [] : [Object.fromEntries(SINGLETONS.map((request) => [request, `commonjs ${request}`]))],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@module-federation/enhanced/runtime': EMPTY },
      conditionNames: ['reefdesk-source', 'module-sync', 'node', 'import', 'module', 'require', 'default'],
    },
    module: {
      // One file: no chunks are loaded during rendering.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              externalHelpers: false,
            },
            env: { targets: ['node >= 24'] },
          },
          type: 'javascript/auto',
        },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'named' },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
      !isShell && new FacadeOnlyPlugin(),
      new ServerBuildPlugin(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
