import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './support/chromium.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: join(tmpdir(), 'reefdesk-e2e-artifacts'),
  // Two cores run the system and the browsers; three workers use the time in which one waits for the system.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The limits only protect against a hang, because a busy machine takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 90 * 60_000,
  use: {
    browserName: 'chromium',
    // The limit makes the waiting step fail with its name before the whole test does.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: await browserLaunchOptions(),
    screenshot: 'only-on-failure',
    // Traces take a fifth of the time, so they are recorded only with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    locale: 'en-US',
    timezoneId: 'Asia/Makassar',
  },
  projects: [
    // @once: independent of the screen size. @phone: needs a touch screen or the small screen.
    // @crash: kills processes or changes shared state, so it runs last and alone; `npm test` has a step of its own for it.
    {
      name: 'phone',
      grepInvert: /@once|@crash/,
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
    // Desktop tests use reduced motion and phone tests full motion; drawing every frame costs an eighth of the time.
    { name: 'desktop', grepInvert: /@phone|@crash/, use: { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'crash', grep: /@crash/, dependencies: ['phone', 'desktop'], workers: 1, use: DESKTOP },
  ],
});
