import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { SystemUnderTest } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

interface Options {
  /** For pages whose scripts never come: what the HTML says is all there will be. */
  wordsStay: boolean;
}

interface Fixtures {
  system: SystemUnderTest;
  /** Ends one process of the system at once, as a crash would: auth, catalog, media, testimonials, gateway... */
  kill: (process: string) => void;
}

/** Journeys import `test` from here: `page.goto('/')` goes to the system under test. */
export const test = base.extend<Fixtures & Options>({
  wordsStay: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from a pattern
  system: async ({}, use) => {
    await use(JSON.parse(process.env[SYSTEM_VARIABLE] ?? 'null') as SystemUnderTest);
  },
  baseURL: async ({ system }, use) => use(system.url),
  page: async ({ page, wordsStay }, use) => {
    await use(wordsStay ? page : waitingForScreens(page));
  },
  kill: async ({ system }, use) => {
    await use((name) => {
      const { pid } = JSON.parse(readFileSync(join(system.dataDir, 'run', `${name}.json`), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
    });
  },
});

/** How long a page may keep the words of its HTML in front. */
const WORDS_PATIENCE_MS = 5_000;

/** `goto` ends when the screen itself is there: until then the words of the HTML stand in front of it, in the same places. */
function waitingForScreens(page: Page): Page {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    await page
      .locator('.reader')
      .waitFor({ state: 'detached', timeout: WORDS_PATIENCE_MS })
      .catch(() => undefined);
    return response;
  };
  return page;
}

export { expect } from '@playwright/test';
