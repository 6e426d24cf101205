/** Modules that exist once per page, provided by the shell. */
export const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', '@reefdesk/web-kit'];
