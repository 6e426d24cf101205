/**
 * Lets several builds, each with its own React Refresh, share one React: every build finds React even if it loads later, and React's single
 * handler asks all builds for the newest component. Runs before any other script.
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
