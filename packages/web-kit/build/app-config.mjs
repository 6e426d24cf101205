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

export function browserConfig({ name, root }) {
  const isShell = name === 'shell';
  const folder = isShell ? 'assets/' : '';
  return (_env, { mode = 'production' } = {}) => {
    const production = mode !== 'development';
    // A file with a hash in its name never changes; during development, file names stay the same.
    const file = production ? '[name].[contenthash:10]' : '[name]';
    return {
      name,
      mode: production ? 'production' : 'development',
      context: root,
      target: ['web', 'es2022'],
      entry: isShell ? { main: './src/index.ts' } : {},
      // Does not use eval, which the content security policy forbids.
      devtool: production ? false : 'cheap-module-source-map',
      // Lazily compiled modules cannot be hot-reloaded.
      lazyCompilation: false,
      output: {
        path: path.join(root, 'dist'),
        // In development, a page that is two builds behind needs the intermediate update, which cleaning would delete.
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
              // Works around two engine bugs only where the affected syntax is used, instead of rewriting all of it.
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
 * A separate file for React stays cached across releases, and slow phones parse two smaller files. Other libraries would grow if separated.
 */
const REACT = { name: 'react', chunks: 'initial', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, enforce: true };

/** The gateway inserts it into server-rendered pages. */
const SCRIPTS_LAST = { from: path.join(import.meta.dirname, 'client/scripts-last.js'), to: 'assets/[name].[contenthash:10][ext]' };

/** The minified browser build; other packages that import `immer` would otherwise get its development build. */
const IMMER = path.join(path.dirname(requireFromToolkit.resolve('immer')), '../immer.production.mjs');

const LEAN_ROUTER = {
  test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/](lib|ssr[\\/]components)\.js$/,
  loader: path.join(import.meta.dirname, 'lean-router-loader.mjs'),
};

const ERROR_TEXTS_LOADER = path.join(import.meta.dirname, 'error-texts-loader.mjs');

/** Without manifests, type archives and snapshots, the federation runtime in the page is a third smaller. */
const LEAN = { dts: false, manifest: false, dev: false, shareStrategy: 'loaded-first' };
const OPTIMIZATION = { disableSnapshot: true, target: 'web' };

/** The plugin imports the CommonJS builds of its runtime, which cannot be tree-shaken; the ES module builds are smaller. */
const RUNTIME_AS_MODULES = Object.fromEntries(
  ['webpack-bundler-runtime', 'inject-external-runtime-core-plugin', 'runtime'].map((name) => {
    const cjs = requireFromPlugin.resolve(`@module-federation/${name}`);
    return [cjs, cjs.replace(/\.cjs$/, '.js')];
  }),
);

const RUNTIME_CORE = path.dirname(requireFromPlugin.resolve('@module-federation/runtime-core'));

/** One shared stub: modules that an alias of `false` leaves out would be bundled in an order that depends on the checkout path. */
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
