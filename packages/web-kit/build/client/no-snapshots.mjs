/**
 * Stands in for the snapshot handler of the federation runtime. The runtime constructs one although `disableSnapshot` is set, and
 * uses no more of it than this when a remote is registered again.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
