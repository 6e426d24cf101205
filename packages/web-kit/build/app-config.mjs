/** The one bundler configuration of the shell and the remotes. Singletons are listed here and nowhere else. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { FacadeOnlyPlugin } from './facade-only-plugin.mjs';
import { HtmlPlugin } from './html-plugin.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { PageTextsPlugin } from './page-texts-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';

const requireFromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));

/** Lives once in the page. The shell brings them along; remotes hold no copy of their own. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', '@reefdesk/web-kit'];

/** Texts that all screens share. */
const SHARED_LOCALES = path.join(import.meta.dirname, '../src/locales');

/** Browsers of the last years; phones in use for long included. */
const TARGETS = ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100'];

/**
 * @param {object} app
 * @param {'shell' | 'public' | 'admin'} app.name folder under frontends/
 * @param {string} app.root absolute folder of the app
 * @returns {(env: unknown, argv: { mode?: string }) => import('@rspack/core').Configuration}
 */
export function appConfig({ name, root }) {
  const isShell = name === 'shell';
  return (_env, { mode = 'production' } = {}) => {
    const production = mode !== 'development';
    return {
      mode: production ? 'production' : 'development',
      context: root,
      target: ['web', 'es2022'],
      entry: isShell ? { main: './src/index.ts' } : {},
      devtool: production ? false : 'source-map',
      output: {
        path: path.join(root, 'dist'),
        clean: true,
        uniqueName: `reefdesk_${name}`,
        publicPath: isShell ? '/' : 'auto',
        filename: `${isShell ? 'assets/' : ''}[name].[contenthash:10].js`,
        chunkFilename: `${isShell ? 'assets/' : ''}[name].[contenthash:10].js`,
        cssFilename: 'assets/[name].[contenthash:10].css',
        assetModuleFilename: `${isShell ? 'assets/' : ''}[name].[contenthash:10][ext]`,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
        alias: RUNTIME_AS_MODULES,
        conditionNames: ['reefdesk-source', 'module-sync', 'browser', 'import', 'module', 'require', 'default'],
      },
      module: {
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
              env: { targets: TARGETS },
            },
            type: 'javascript/auto',
          },
          { test: /\.css$/, type: 'css/auto', use: ['postcss-loader'] },
          { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
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
        moduleIds: production ? 'deterministic' : 'named',
        chunkIds: production ? 'deterministic' : 'named',
        realContentHash: true,
        splitChunks: { chunks: 'async', minSize: 8_000, cacheGroups: isShell ? { react: REACT } : {} },
      },
      plugins: [
        new rspack.DefinePlugin({
          'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
        }),
        new ModuleFederationPlugin(isShell ? hostFederation() : remoteFederation(name)),
        isShell ? new HtmlPlugin({ template: path.join(root, 'src/index.html') }) : new FacadeOnlyPlugin(),
        isShell && new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(root, 'src/icons'), to: 'icons' }] }),
        name !== 'admin' && new PageFilesPlugin(),
        name === 'public' && new PageTextsPlugin({ locales: [path.join(root, 'src/locales'), SHARED_LOCALES] }),
        production && new PrecompressPlugin(),
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

function hostFederation() {
  return {
    ...LEAN,
    name: 'reefdesk_shell',
    remotes: {},
    shared: Object.fromEntries(SINGLETONS.map((request) => [request, { singleton: true, eager: true }])),
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
