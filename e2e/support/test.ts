import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { SystemUnderTest } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

interface Fixtures {
  system: SystemUnderTest;
  /** Ends one process of the system at once, as a crash would: auth, catalog, media, testimonials, gateway... */
  kill: (process: string) => void;
}

/** Journeys import `test` from here: `page.goto('/')` goes to the system under test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from a pattern
  system: async ({}, use) => {
    await use(JSON.parse(process.env[SYSTEM_VARIABLE] ?? 'null') as SystemUnderTest);
  },
  baseURL: async ({ system }, use) => use(system.url),
  kill: async ({ system }, use) => {
    await use((name) => {
      const { pid } = JSON.parse(readFileSync(join(system.dataDir, 'run', `${name}.json`), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
    });
  },
});

export { expect } from '@playwright/test';
