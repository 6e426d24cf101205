/** What the build for the server exposes: the screens as in the browser, and what each page brings along. */
export { default } from './app.tsx';
export { pageAt } from './served-pages.ts';
