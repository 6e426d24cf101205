/** Keeps second copies of shared libraries out of the remotes: they come through `@reefdesk/web-kit`. */
const SHARED_LIBRARIES = /^(react-router|react-redux|redux|@reduxjs\/toolkit)(\/|$)/;
/** No part of the page's shared libraries, which every visitor pays for: each remote that uses one of them bundles it. */
const INNER_DOORS = /^@reefdesk\/web-kit\/(?!(address-choice|calendar|day-words|lightbox|lightbox-photo|long-list)$)/;

export class FacadeOnlyPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('FacadeOnlyPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('FacadeOnlyPlugin', ({ request, contextInfo }) => {
        if (!SHARED_LIBRARIES.test(request) && !INNER_DOORS.test(request)) return;
        throw new Error(`${contextInfo?.issuer ?? 'a module'} imports "${request}"; remotes take it from "@reefdesk/web-kit"`);
      });
    });
  }
}
