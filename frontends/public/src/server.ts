export { default } from './app.tsx';
export { pageAt } from './served-pages.ts';
