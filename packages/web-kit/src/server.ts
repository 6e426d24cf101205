/** For the server build of the shell only. */

export { StaticRouter } from 'react-router';
export { loadAllTexts } from './language/texts.ts';
export { textOf } from './language/use-text.ts';
export { type PageFacts, PageReport } from './page/page-report.ts';
export { VisitDay } from './page/visit-day.ts';
export { provideRemoteApp } from './remotes/remote-loader.ts';
export { replaceRuntimeConfig } from './runtime-config.ts';
export { PageAnswers } from './server/page-answers.ts';
export { carriedReads } from './store/carried-reads.ts';
