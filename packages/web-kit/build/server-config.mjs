/**
 * The build of the shell and of the public remote for the server: one file each, `dist/server/main.cjs`, with the names that the
 * browser's build gives to pictures. The shell's has all libraries; the remote's asks for the singletons by `require`, and gets
 * the shell's (frontends/renderer).
 */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { FacadeOnlyPlugin } from './facade-only-plugin.mjs';
import { ServerBuildPlugin } from './server-build-plugin.mjs';
import { SINGLETONS } from './singletons.mjs';

const EMPTY = path.join(import.meta.dirname, 'server/no-federation.mjs');

/**
 * @param {{ name: 'shell' | 'public', root: string }} app
 * @param {{ mode?: string }} argv
 * @returns {import('@rspack/core').Configuration}
 */
export function serverConfig({ name, root }, { mode = 'production' } = {}) {
  const isShell = name === 'shell';
  const production = mode !== 'development';
  return {
    name: `${name}-server`,
    // It cleans the folder that this one lies in.
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
      // Remotes are handed over as they are.
      alias: { '@module-federation/enhanced/runtime': EMPTY },
      conditionNames: ['reefdesk-source', 'module-sync', 'node', 'import', 'module', 'require', 'default'],
    },
    module: {
      // Everything in one file: nothing is fetched while a page is drawn.
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
