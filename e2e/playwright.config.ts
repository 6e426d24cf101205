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
  // Two cores carry the whole system and the browsers; while one of three waits for the system, another is drawn.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // All three only against a hang: on a machine with much else to do everything takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 90 * 60_000,
  use: {
    browserName: 'chromium',
    // As for expectations: what hangs is named by the step that waits, not by the limit of the whole journey.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: await browserLaunchOptions(),
    screenshot: 'only-on-failure',
    // Writing every step down takes a fifth of the time: E2E_TRACE=1 does it, to look into a failure.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    locale: 'en-US',
    timezoneId: 'Asia/Makassar',
  },
  projects: [
    // @once: the size of the screen does not matter to it. @phone: needs a touch screen, or shows all it can on the small one.
    // @crash: ends parts of the system or changes what all others see, so it comes last and alone; `npm test` runs it as a step of its own.
    {
      name: 'phone',
      grepInvert: /@once|@crash/,
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
    // With less motion, which a phone's visitors see in full: both are tried, and drawing every frame costs an eighth of the time.
    { name: 'desktop', grepInvert: /@phone|@crash/, use: { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'crash', grep: /@crash/, dependencies: ['phone', 'desktop'], workers: 1, use: DESKTOP },
  ],
});
