/** For the shell only; remotes must not import it. */

export { Provider } from 'react-redux';
export { BrowserRouter, useNavigationType } from 'react-router';
export { startLanguage } from './language/language.ts';
export { loadTexts } from './language/texts.ts';
export { provideOwnTexts } from './locales/own-texts.ts';
export { readPageData } from './page/page-data.ts';
export { today, VisitDay } from './page/visit-day.ts';
export { loadRemoteApp, type RemoteName, registerRemoteApps } from './remotes/remote-loader.ts';
export { RemoteScreen } from './remotes/remote-screen.tsx';
export { ScreenBoundary } from './remotes/screen-boundary.tsx';
export { checkReturnedPages } from './store/check-returned-page.ts';
export { restoreSession } from './store/restore-session.ts';
export { type AppStore, createAppStore } from './store/store.ts';
