import { expect, type Locator } from '@playwright/test';

/** Chooses from a list of the back office as a hand does: it takes a press only for the option that the pointer rests on. */
export async function choose(combobox: Locator, option: Locator): Promise<void> {
  await combobox.click();
  await option.hover();
  await expect(option).toHaveAttribute('data-highlighted');
  const name = await option.textContent();
  await option.click();
  await expect(combobox).toContainText(name ?? '');
}
