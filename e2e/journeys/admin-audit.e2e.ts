import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { pressOption } from '../support/choose.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an owner finds the user who changed the Chinese description of a package, in the audit and at the package itself (AUD-01, AUD-03)', {
  tag: '@phone',
}, async ({ page, system, own }) => {
  await signInAsAdmin(page.request, system);
  const name = `Coral Sea ${randomUUID().slice(0, 8)}`;
  const id = await own.addPackage(name);
  const changed = `珊瑚海 ${Date.now()}`;
  const edited = await page.request.patch(`/api/edit-travel/${id}`, {
    data: { descriptions: { cn: changed } },
    headers: { origin: system.url },
  });
  expect(edited.status()).toBe(200);
  const sentence = `Admin changed the Chinese description of ${name}`;

  // Audit entries are collected with a short delay.
  const auditUrl = `/api/audit?kind=packages&record=${id}&limit=1`;
  await expect.poll(async () => (await page.request.get(auditUrl)).text()).toContain(changed);
  await page.goto('/admin/audit?lang=en');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await pressOption(page.getByRole('option', { name: 'Travel packages' }));
  await expect(page).toHaveURL(/kind=packages/);
  const entry = page.getByRole('list', { name: 'Record of changes' }).getByRole('listitem').filter({ hasText: sentence });
  await entry.getByText('What changed: 1').click();
  await expect(entry.getByText(changed)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as a table' }).click();
  expect((await downloading).suggestedFilename()).toBe('audit.csv');

  await page.goto(`/admin/travel/travel-detail/${id}?lang=en`);
  await page.getByText('Who changed what').click();
  await expect(page.getByRole('list', { name: 'Who changed what' }).getByText(sentence)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
});
