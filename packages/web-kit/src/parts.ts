/** The host's code in order of dependency. It is in the first file; evaluating it in steps keeps slow phones responsive. */
export const HOST_MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './store/store.ts'),
  () => import(/* webpackMode: "eager" */ './language/texts.ts'),
  () => import(/* webpackMode: "eager" */ './libraries.ts'),
  () => import(/* webpackMode: "eager" */ './index.ts'),
  () => import(/* webpackMode: "eager" */ './host.ts'),
];
