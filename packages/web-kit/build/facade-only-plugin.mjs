/** Rejects direct imports of shared libraries in remotes, which would bundle a second copy: they come through `@reefdesk/web-kit`. */
const SHARED_LIBRARIES = /^(react-router|react-redux|redux|@reduxjs\/toolkit)(\/|$)/;
/** The listed entry points are bundled by each remote that uses them, outside the shared libraries. */
const INNER_ENTRIES = /^@reefdesk\/web-kit\/(?!(address-choice|calendar|day-texts|lightbox|lightbox-photo|long-list)$)/;

export class FacadeOnlyPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('FacadeOnlyPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('FacadeOnlyPlugin', ({ request, contextInfo }) => {
        if (!SHARED_LIBRARIES.test(request) && !INNER_ENTRIES.test(request)) return;
        throw new Error(`${contextInfo?.issuer ?? 'a module'} imports "${request}"; remotes take it from "@reefdesk/web-kit"`);
      });
    });
  }
}
