// Pages during and after the crash of one process of the system.
import type { APIRequestContext, Page } from '@playwright/test';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { signInAsAdmin } from '../support/people.ts';
import { holdDown } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';

const isReady = async (request: APIRequestContext) => (await request.get('/health/ready').catch(() => undefined))?.status() ?? 0;

/** The start of a process takes as long as the machine needs; the supervisor's test checks that it restarts at once. */
const expectRecovery = (request: APIRequestContext) => expect.poll(() => isReady(request)).toBe(200);

async function expectLanding(page: Page): Promise<void> {
  await page.goto('/auth/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const section = page.locator('#packages-section');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading').nth(1)).toBeVisible();
}

async function expectPublicReads(request: APIRequestContext): Promise<void> {
  for (const path of ['/api/packages', '/api/testimonials']) expect((await request.get(path)).status(), path).toBe(200);
}

test.describe('a crashed process', { tag: '@crash' }, () => {
  test.beforeEach(async ({ page, request }) => {
    await expectRecovery(request);
    await expectLanding(page); // So that the gateway has seen good answers.
  });

  for (const service of SERVICE_NAMES) {
    test(`${service}: visitors get the last good answers, and the service recovers`, async ({ page, request, system }) => {
      const release = await holdDown(system, service);
      try {
        await expect.poll(() => isReady(request)).toBe(503);
        await Promise.all([expectLanding(page), expectPublicReads(request)]);
      } finally {
        release();
      }
      await expectRecovery(request);
    });
  }

  test('gateway: the open page stays, and the site recovers', async ({ page, request, system }) => {
    const release = await holdDown(system, 'gateway');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expectRecovery(request);
    await expectLanding(page);
  });

  test('renderer: cached pages are served unchanged, browsers render the others, and the renderer recovers (PGE-06)', async ({
    page,
    request,
    system,
  }) => {
    const sent = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text();
    // A restarted gateway has no cached pages from other tests.
    const start = await holdDown(system, 'gateway');
    start();
    await expectRecovery(request);
    expect(await sent('/auth/homepage')).toContain('</h1>');
    const release = await holdDown(system, 'renderer');
    try {
      expect(await sent('/auth/homepage')).toContain('</h1>');
      expect(await sent('/auth/destinations?lang=cn')).toContain('<div id="root"></div>');
      await page.goto('/auth/destinations?lang=id');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLanding(page);
      expect(await isReady(request)).toBe(200);
    } finally {
      release();
    }
    await expect.poll(() => sent('/auth/destinations?lang=cn')).toContain('</h1>');
  });

  test('live data shows its error state, other content stays, and Retry works (ERR-03, ERR-07)', async ({ page, request, system }) => {
    // Signed-in users get live answers only, so the last good ones exist only in server-rendered pages.
    await signInAsAdmin(page.request, system);
    await page.goto('/auth/about');
    const release = await Promise.all(['catalog', 'testimonials'].map((service) => holdDown(system, service)));
    try {
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL(/\/(auth\/homepage)?$/);
      await expect(page.getByText('Failed to load packages')).toBeVisible();
      await page.locator('#packages-section ~ * >> visible=true').last().scrollIntoViewIfNeeded();
      await expect(page.getByText('Failed to load testimonials')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const answer = await page.request.get('/api/packages');
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
      expect(await answer.json()).toMatchObject({ status: 'error', success: false, code: 'service_unavailable' });
      expect((await page.request.get('/api/gallery-slides')).status()).toBe(200);
      expect(await isReady(request)).toBe(503);
    } finally {
      for (const go of release) go();
    }
    await expectRecovery(request);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.locator('#packages-section').getByRole('heading').nth(1)).toBeVisible();
    await expect(page.getByText('Failed to load packages')).toHaveCount(0);
  });
});
