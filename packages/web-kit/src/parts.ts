/**
 * The host's code in the order it builds on itself. It is all in the first file already; loading it part by part gives a slow
 * phone a task for each, and time to answer in between.
 */
export const HOST_PARTS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './store/store.ts'),
  () => import(/* webpackMode: "eager" */ './language/texts.ts'),
  () => import(/* webpackMode: "eager" */ './libraries.ts'),
  () => import(/* webpackMode: "eager" */ './index.ts'),
  () => import(/* webpackMode: "eager" */ './host.ts'),
];
