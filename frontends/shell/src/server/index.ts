/**
 * Server build of the shell: shared modules for the remote's build, and the rendering. `start` is called once, first, with the public
 * remote's exports for the server.
 */

import type { ServedRemote } from '@reefdesk/web-kit';
import * as webKit from '@reefdesk/web-kit';
import { provideOwnTexts } from '@reefdesk/web-kit/host';
import { loadAllTexts, provideRemoteApp } from '@reefdesk/web-kit/server';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { provideShellTexts } from '../locales/shell-texts.ts';
import { drawPage } from './draw-page.tsx';

/** The page's singletons (packages/web-kit/build/app-config.mjs), by their import names. */
export const shared = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom, '@reefdesk/web-kit': webKit };

export type Draw = ReturnType<typeof drawPage>;

export async function start(remote: ServedRemote): Promise<Draw> {
  provideOwnTexts();
  provideShellTexts();
  provideRemoteApp('public', remote);
  await loadAllTexts();
  return drawPage(remote);
}
