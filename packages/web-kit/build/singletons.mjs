/** Lives once in the page. The shell brings them along; remotes hold no copy of their own. */
export const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', '@reefdesk/web-kit'];
