// What visitors see when a process of the system dies, and that it comes back by itself.
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsAdmin } from '../support/people.ts';
import { holdDown } from '../support/processes.ts';
import { expect, test } from '../support/test.ts';

const BACK_WITHIN_MS = 10_000;

const isReady = async (request: APIRequestContext) => (await request.get('/health/ready').catch(() => undefined))?.status() ?? 0;

/** Says that something is wrong, then that all is well, in time. */
async function expectRecovery(request: APIRequestContext, since: number): Promise<void> {
  await expect.poll(() => isReady(request), { intervals: [20], timeout: BACK_WITHIN_MS }).not.toBe(200);
  await expect.poll(() => isReady(request), { intervals: [50], timeout: 3 * BACK_WITHIN_MS }).toBe(200);
  expect(Date.now() - since, 'milliseconds until it was back').toBeLessThan(BACK_WITHIN_MS);
}

/** The landing page, seen by a visitor who comes just now. */
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

test.describe('a process dies', { tag: '@crash' }, () => {
  test.beforeEach(async ({ page, request }) => {
    await expect.poll(() => isReady(request), { timeout: 30_000 }).toBe(200);
    await expectLanding(page); // So that the gateway has seen good answers.
  });

  for (const service of ['auth', 'catalog', 'media', 'testimonials']) {
    test(`${service}: visitors go on with the last good answers, and it is back within 10 s`, async ({ page, request, kill }) => {
      const killedAt = Date.now();
      kill(service);
      await Promise.all([expectRecovery(request, killedAt), expectLanding(page), expectPublicReads(request)]);
    });
  }

  test('gateway: the open page stays, and the site is back within 10 s', async ({ page, request, kill }) => {
    const killedAt = Date.now();
    kill('gateway');
    await Promise.all([expectRecovery(request, killedAt), expect(page.getByRole('heading', { level: 1 })).toBeVisible()]);
    await expectLanding(page);
  });

  test('what asks for live data shows its error state, the rest its content, and Retry mends it (ERR-03, ERR-07)', async ({
    page,
    request,
    system,
  }) => {
    // Whoever is signed in gets live answers only, so there is no last good one to show.
    await signInAsAdmin(page.request, system);
    const release = await Promise.all(['catalog', 'testimonials'].map((service) => holdDown(system, service)));
    try {
      await page.goto('/auth/homepage');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Failed to load packages')).toBeVisible();
      await page.locator('#packages-section ~ * >> visible=true').last().scrollIntoViewIfNeeded();
      await expect(page.getByText('Failed to load testimonials')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const refused = await page.request.get('/api/packages');
      expect(refused.status()).toBe(503);
      expect(refused.headers()['retry-after']).toMatch(/^\d+$/);
      expect(await refused.json()).toMatchObject({ status: 'error', success: false, code: 'service_unavailable' });
      expect((await page.request.get('/api/gallery-slides')).status()).toBe(200);
      expect(await isReady(request)).toBe(503);
    } finally {
      for (const go of release) go();
    }
    await expect.poll(() => isReady(request), { timeout: 30_000 }).toBe(200);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.locator('#packages-section').getByRole('heading').nth(1)).toBeVisible();
    await expect(page.getByText('Failed to load packages')).toHaveCount(0);
  });
});
