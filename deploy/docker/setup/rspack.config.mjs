// Bundles one self-contained file per job, so that the image needs no packages.
import path from 'node:path';

export default {
  mode: 'production',
  target: 'node24',
  context: import.meta.dirname,
  entry: { init: './src/init.ts', demo: './src/demo.ts', storage: './src/storage.ts', 'tls-front': './src/tls-front.ts' },
  output: { path: path.join(import.meta.dirname, 'dist'), filename: '[name].js', module: true, chunkFormat: 'module', clean: true },
  experiments: { outputModule: true },
  resolve: { extensions: ['.ts', '.js'], conditionNames: ['reefdesk-source', 'node', 'import', 'module', 'default'] },
  module: {
    // `import.meta.dirname` is that of the bundle: the demo pictures lie beside its folder.
    parser: { javascript: { importMeta: false } },
    rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } } }],
  },
  optimization: { minimize: false },
  stats: 'errors-warnings',
};
