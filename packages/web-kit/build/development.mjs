/** Development build options: components are replaced in the open page and keep their state. */
import path from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const CLIENT = path.join(import.meta.dirname, 'client');

/** Script that lets several builds refresh one page; the shell loads it first. */
export const REFRESH_BRIDGE = 'assets/refresh-bridge.js';

export function developmentPlugins({ name, rspack }) {
  const bridge = { from: path.join(CLIENT, 'refresh-bridge.js'), to: REFRESH_BRIDGE };
  return [new ReactRefreshRspackPlugin(), name === 'shell' && new rspack.CopyRspackPlugin({ patterns: [bridge] })];
}

export const HOT_TEXTS_RULE = {
  test: /[\\/]locales[\\/][a-z]{2}[\\/][^\\/]+\.json$/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'hot-texts-loader.mjs'),
};

/** Development server of one build. Page and files come through the gateway, so the browser listens for updates at the page's origin. */
export function developmentServer({ name, port }) {
  const pathname = `${name === 'shell' ? '' : `/remotes/${name}`}${HOT_RELOAD_PATH}`;
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    compress: false,
    setupExitSignals: false,
    devMiddleware: { stats: 'none' },
    webSocketServer: { type: 'ws', options: { path: HOT_RELOAD_PATH } },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname },
    },
  };
}

const HOT_RELOAD_PATH = '/hot-reload';
