import { createRequire } from 'node:module';
import { browserLaunchOptions } from '../../e2e/support/chromium.ts';

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');

/** Opens the browser of the e2e tests. `debuggingPort` lets another program drive it, too. */
export async function openBrowser({ debuggingPort } = {}) {
  const { args = [], ...options } = await browserLaunchOptions();
  const debugging = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];
  return chromium.launch({ ...options, args: [...new Set([...args, '--disable-gpu', ...debugging])] });
}
