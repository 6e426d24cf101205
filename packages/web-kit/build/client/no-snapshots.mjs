/**
 * Replaces snapshot and preload code of the federation runtime, which `disableSnapshot` does not remove: the runtime still constructs a
 * handler and calls it when a remote is registered again.
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
