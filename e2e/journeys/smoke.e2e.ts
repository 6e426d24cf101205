import { expect, test } from '../support/test.ts';

test.use({ firstVisit: true });

test('the website opens, and no file that it needs is missing or from another host', async ({ page, system }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('response', (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`));
  page.on(
    'request',
    (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== system.url && troubles.push(request.url()),
  );
  await page.goto('/');
  await expect(page.locator('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(troubles.filter((trouble) => !trouble.includes('/api/me'))).toEqual([]);
});
