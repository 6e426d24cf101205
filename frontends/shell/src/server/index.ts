/**
 * The build for the server: what a remote's build needs of it, and how a page is drawn. `start` comes first, once, with what the
 * public remote exposes to the server.
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

/** The singletons of the page (packages/web-kit/build/app-config.mjs), by the names they are imported by. */
export const shared = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom, '@reefdesk/web-kit': webKit };

/** Draws one page; `onError` is told of what was thrown on the way. */
export type Draw = ReturnType<typeof drawPage>;

export async function start(remote: ServedRemote): Promise<Draw> {
  provideOwnTexts();
  provideShellTexts();
  provideRemoteApp('public', remote);
  await loadAllTexts();
  return drawPage(remote);
}
