/** The one bundler configuration of the shell and the remotes in the browser, and the way to those for the server and the worker. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { developmentPlugins, HOT_TEXTS_RULE, REFRESH_BRIDGE } from './development.mjs';
import { FacadeOnlyPlugin } from './facade-only-plugin.mjs';
import { HtmlPlugin } from './html-plugin.mjs';
import { ModuleIdsPlugin } from './module-ids-plugin.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { serverConfig } from './server-config.mjs';
import { SINGLETONS } from './singletons.mjs';
import { workerConfig } from './worker-config.mjs';

const requireFromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const requireFromToolkit = createRequire(createRequire(import.meta.url).resolve('@reduxjs/toolkit'));

/** Browsers of the last years; phones in use for long included. */
const TARGETS = ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100'];

/**
 * @param {object} app
 * @param {'shell' | 'public' | 'admin'} app.name folder under frontends/
 * @param {string} app.root absolute folder of the app
 * @returns {(env: unknown, argv: { mode?: string }) => import('@rspack/core').Configuration | import('@rspack/core').Configuration[]}
 */
export function appConfig(app) {
  const browser = browserConfig(app);
  if (app.name === 'admin') return browser;
  const worker = app.name === 'shell' ? [workerConfig({ root: app.root, targets: TARGETS })] : [];
  return (env, argv) => [browser(env, argv), serverConfig(app, argv), ...worker];
}

/** @returns {(env: unknown, argv: { mode?: string }) => import('@rspack/core').Configuration} */
export function browserConfig({ name, root }) {
  const isShell = name === 'shell';
  const folder = isShell ? 'assets/' : '';
  return (_env, { mode = 'production' } = {}) => {
    const production = mode !== 'development';
    // A name with a hash never changes its content; while developing a file keeps its name.
    const file = production ? '[name].[contenthash:10]' : '[name]';
    return {
      name,
      mode: production ? 'production' : 'development',
      context: root,
      target: ['web', 'es2022'],
      entry: isShell ? { main: './src/index.ts' } : {},
      // Without eval, which the pages' policy forbids.
      devtool: production ? false : 'cheap-module-source-map',
      // A module that is compiled when it is first asked for cannot be refreshed.
      lazyCompilation: false,
      output: {
        path: path.join(root, 'dist'),
        // A page that is two builds behind asks for the update of the one between, which cleaning would have removed.
        clean: production,
        uniqueName: `reefdesk_${name}`,
        publicPath: isShell ? '/' : 'auto',
        filename: `${folder}${file}.js`,
        chunkFilename: `${folder}${file}.js`,
        cssFilename: `assets/${file}.css`,
        assetModuleFilename: `${folder}[name].[contenthash:10][ext]`,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
        alias: { ...RUNTIME_AS_MODULES, ...WITHOUT_SNAPSHOTS, ...(production && { immer$: IMMER }) },
        conditionNames: ['reefdesk-source', 'module-sync', 'browser', 'import', 'module', 'require', 'default'],
      },
      module: {
        rules: [
          ...(production ? [{ test: /error-codes[\\/]dist[\\/]desc\.mjs$/, loader: ERROR_TEXTS_LOADER }, LEAN_ROUTER] : []),
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
                externalHelpers: false,
              },
              // Of two engines' faults in a syntax only the code that meets them is rewritten, not all of it.
              env: { targets: TARGETS, bugfixes: true },
            },
            type: 'javascript/auto',
          },
          { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'] },
          { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
          ...(production ? [] : [HOT_TEXTS_RULE]),
        ],
      },
      optimization: {
        minimize: production,
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin({
            extractComments: false,
            minimizerOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false, ecma: 2020 } },
          }),
          new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
        ],
        moduleIds: production ? false : 'named', // ModuleIdsPlugin
        chunkIds: production ? 'deterministic' : 'named',
        mangleExports: production ? 'size' : false,
        realContentHash: production,
        splitChunks: { chunks: 'async', minSize: 8_000, cacheGroups: isShell ? { react: REACT } : {} },
      },
      plugins: [
        new rspack.DefinePlugin({
          'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
          // What is for the server alone stays out of the browser's files.
          'typeof document': JSON.stringify('object'),
          'typeof window': JSON.stringify('object'),
        }),
        new ModuleFederationPlugin(isShell ? hostFederation() : remoteFederation(name)),
        isShell
          ? new HtmlPlugin({ template: path.join(root, 'src/index.html'), first: production ? [] : [REFRESH_BRIDGE] })
          : new FacadeOnlyPlugin(),
        isShell && new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(root, 'src/icons'), to: 'icons' }, SCRIPTS_LAST] }),
        name !== 'admin' && new PageFilesPlugin(),
        ...(production ? [new ModuleIdsPlugin(), new PrecompressPlugin()] : developmentPlugins({ name, rspack })),
      ],
      performance: { hints: false },
      stats: 'errors-warnings',
    };
  };
}

/**
 * A file of its own: it stays in the caches of those who come again when only our code changed, and a slow phone reads two
 * halves in two steps. Other libraries grow when they are parted from the code that uses them.
 */
const REACT = { name: 'react', chunks: 'initial', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, enforce: true };

/** For the gateway, which writes it into the pages that the server drew. */
const SCRIPTS_LAST = { from: path.join(import.meta.dirname, 'client/scripts-last.js'), to: 'assets/[name].[contenthash:10][ext]' };

/** Its own build for browsers, with short names inside; packages that ask for `immer` get the one for developers otherwise. */
const IMMER = path.join(path.dirname(requireFromToolkit.resolve('immer')), '../immer.production.mjs');

const LEAN_ROUTER = {
  test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/](lib|ssr[\\/]components)\.js$/,
  loader: path.join(import.meta.dirname, 'lean-router-loader.mjs'),
};

const ERROR_TEXTS_LOADER = path.join(import.meta.dirname, 'error-texts-loader.mjs');

/** Without manifests, type archives and snapshots the runtime in the page is a third smaller. */
const LEAN = { dts: false, manifest: false, dev: false, shareStrategy: 'loaded-first' };
const OPTIMIZATION = { disableSnapshot: true, target: 'web' };

/** The plugin asks for the CommonJS builds of its runtime, which cannot be shaken; the same as modules are smaller. */
const RUNTIME_AS_MODULES = Object.fromEntries(
  ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime'].map((name) => {
    const cjs = requireFromPlugin.resolve(`@module-federation/${name}`);
    return [cjs, cjs.replace(/\.cjs$/, '.js')];
  }),
);

const RUNTIME_CORE = path.dirname(requireFromPlugin.resolve('@module-federation/runtime-core'));

/** One stand-in for all: modules that an alias of `false` leaves out are bundled in an order that depends on the checkout's path. */
const WITHOUT_SNAPSHOTS = Object.fromEntries(
  ['plugins/snapshot/SnapshotHandler', 'plugins/snapshot/index', 'plugins/generate-preload-assets', 'utils/preload'].map((file) => [
    path.join(RUNTIME_CORE, `${file}.js`),
    path.join(import.meta.dirname, 'client/no-snapshots.mjs'),
  ]),
);

function hostFederation() {
  return {
    ...LEAN,
    name: 'reefdesk_shell',
    remotes: {},
    shared: Object.fromEntries(SINGLETONS.map((request) => [request, { singleton: true, eager: true, requiredVersion: false }])),
    experiments: { optimization: OPTIMIZATION, provideExternalRuntime: true },
  };
}

function remoteFederation(name) {
  return {
    ...LEAN,
    name: `remote_${name}`,
    filename: 'remoteEntry.js',
    exposes: { './app': './src/app.tsx' },
    shared: Object.fromEntries(SINGLETONS.map((request) => [request, { singleton: true, import: false, requiredVersion: false }])),
    experiments: { optimization: OPTIMIZATION, externalRuntime: true },
  };
}
