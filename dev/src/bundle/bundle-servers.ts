// Bundles each server into one file, except for some packages: it starts in a third of the time and uses less memory.
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type Configuration, type ExternalItemFunctionData, type RspackError, rspack } from '@rspack/core';
import { PACKAGES } from './packages.ts';
import { serverEntries } from './server-entries.ts';
import { swcOptions } from './swc-options.ts';

const ROOT = join(import.meta.dirname, '../../..');

const NAMED_LATER = /the request of a dependency is an expression|require function is used in a way/;

/** Keeps missing optional packages external, so that third-party code still looks for them at run time. */
async function whatIsNotInstalled({ request = '', context = '', dependencyType, getResolve }: ExternalItemFunctionData) {
  if (!getResolve || !/^[@a-z]/i.test(request) || isBuiltin(request) || !context.includes('node_modules')) return undefined;
  const resolve = getResolve() as (context: string, request: string) => Promise<string>;
  const isThere = await resolve(context, request).then(Boolean, () => false);
  if (isThere) return undefined;
  return dependencyType === 'commonjs' ? `node-commonjs ${request}` : `import ${request}`;
}

/**
 * Source without comments, and without characters beyond ASCII: V8 keeps it in memory, at two bytes for each character if one is beyond
 * Latin-1. Names stay, for stack traces and for Nest, which finds classes by name. Third-party code is one line a module. Our own code
 * keeps its lines, because a map of each column takes half a second and 150 MB to read.
 */
const SMALL = { compress: false, mangle: false, format: { comments: false, ascii_only: true } };

const configuration: Configuration = {
  mode: 'production',
  target: 'node24',
  context: ROOT,
  entry: serverEntries(ROOT),
  output: { path: ROOT, filename: '[name].js', module: true, chunkFormat: 'module' },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], conditionNames: ['reefdesk-source', '...'] },
  externalsType: 'module',
  externals: [new RegExp(`^(${PACKAGES.join('|')})(/|$)`), whatIsNotInstalled],
  module: {
    // `import.meta` is that of the bundle, beside which child processes lie. Dynamic imports are bundled, too.
    parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    rules: [
      {
        test: /\.[cm]?js$/,
        include: /node_modules/,
        loader: 'builtin:swc-loader',
        options: { isModule: 'unknown', minify: true, jsc: { parser: { syntax: 'ecmascript' }, target: 'esnext', minify: SMALL } },
      },
      { test: /\.json$/, include: /node_modules/, type: 'javascript/auto', loader: join(import.meta.dirname, 'ascii-json.mjs') },
      ...[false, true].map((tsx) => ({
        test: tsx ? /\.tsx$/ : /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { ...swcOptions({ tsx }), output: { charset: 'ascii' }, minify: SMALL } },
      })),
    ],
  },
  optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
  devtool: 'nosources-cheap-module-source-map',
  ignoreWarnings: [NAMED_LATER],
};

rspack(configuration, (failure, stats) => {
  const problems: readonly (Error | RspackError)[] = failure
    ? [failure]
    : [...(stats?.compilation.errors ?? []), ...(stats?.compilation.getWarnings() ?? [])];
  for (const { message } of problems) console.error(message);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
