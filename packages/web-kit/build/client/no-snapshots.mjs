/**
 * Stands in for the parts of the federation runtime that deal with snapshots and preloading, which stay in the bundle although
 * `disableSnapshot` is set. The runtime constructs a handler all the same, and asks it when a remote is registered again.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

function off() {
  throw new Error('Snapshots and preloading are switched off.');
}

export { off as formatPreloadArgs, off as generatePreloadAssetsPlugin, off as preloadAssets, off as snapshotPlugin };
