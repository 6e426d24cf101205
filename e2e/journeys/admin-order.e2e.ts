import { violations } from '../support/accessibility.ts';
import { drag } from '../support/drag.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: { change: 'Change the order', title: 'Order of travel packages' },
  id: { change: 'Ubah urutan', title: 'Urutan paket wisata' },
  cn: { change: '调整顺序', title: '旅行套餐排序' },
} as const;

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`an editor changes the order of packages by keyboard, in ${language} (EDT-10)`, { tag: screenFor(language) }, async ({
    page,
    system,
    own,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    const [one, other] = [`First in order (${language})`, `Second in order (${language})`];
    // Inactive, so that other tests do not see them. The neighbour above stays as long as this test.
    await own.addPackage(`Above them (${language})`);
    const [first, second] = [await own.addPackage(one), await own.addPackage(other)];
    await page.goto(`/admin/travel?lang=${language}`);
    await page.getByRole('link', { name: texts.change }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const rows = page.getByTestId('ordered-record');
    const [above, below] = [rows.filter({ hasText: one }), rows.filter({ hasText: other })];
    await expect(above).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);

    const isSwapped = async () => {
      const { data } = await (await page.request.get('/api/packages?view=ids')).json();
      const ids = data.map(({ travel_id }: { travel_id: string }) => travel_id);
      return ids.indexOf(second) < ids.indexOf(first);
    };
    expect(await isSwapped()).toBe(false);
    await below.getByRole('button').focus();
    await page.keyboard.press('Space');
    const shown = await rows.allTextContents();
    const placeOf = (name: string) => shown.findIndex((text) => text.includes(name));
    for (let steps = 0; steps < placeOf(other) - placeOf(one); steps += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect.poll(isSwapped).toBe(true);
    await expect(below.getByRole('button')).toBeFocused();
  });
}

test('an order is changed by pointer and undone (EDT-10)', { tag: '@once' }, async ({ page, system, own }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  await own.addPackage('Above the two');
  const [still, dragged] = [await own.addPackage('Still in order'), await own.addPackage('Dragged in order')];
  const isSwapped = async () => {
    const { data } = await (await page.request.get('/api/order/packages')).json();
    const ids = data.map(({ id }: { id: string }) => id);
    return ids.indexOf(dragged) < ids.indexOf(still);
  };
  expect(await isSwapped()).toBe(false);
  await page.goto('/admin/order/packages?lang=en');
  const rows = page.getByTestId('ordered-record');
  const target = rows.filter({ hasText: 'Still in order' });
  await expect(target).toBeVisible();
  const place = (await rows.allTextContents()).findIndex((text) => text.includes('Still in order')) + 1;
  await drag(page, rows.filter({ hasText: 'Dragged in order' }).getByRole('button'), target, `is at place ${place} of`);
  await expect.poll(isSwapped).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isSwapped).toBe(false);
});
