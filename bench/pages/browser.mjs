import { createRequire } from 'node:module';
import { browserLaunchOptions } from '../../e2e/support/chromium.ts';

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');

/** The browser of the journeys. */
export async function openBrowser() {
  const { args = [], ...options } = await browserLaunchOptions();
  return chromium.launch({ ...options, args: [...new Set([...args, '--disable-gpu'])] });
}
