/**
 * The shell and the remotes are builds of their own with a React Refresh each, in a page with one React. Each must find that
 * React even when it arrives later, and none may make React forget what another has refreshed: React holds one handler, which
 * tells the newest form of a component, so here it asks all of them. Runs before any other script.
 */
(() => {
  const renderers = new Map();
  const handlers = new Set();
  const devtools = window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  const { inject } = devtools;
  devtools.inject = function (renderer) {
    const { setRefreshHandler } = renderer;
    renderer.setRefreshHandler = (handler) => {
      handlers.add(handler);
      setRefreshHandler?.((type) => {
        for (const newestOf of handlers) {
          const family = newestOf(type);
          if (family) return family;
        }
        return undefined;
      });
    };
    return inject.call(this, renderer);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = devtools;
})();
