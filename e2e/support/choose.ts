import { expect, type Locator } from '@playwright/test';

export async function choose(combobox: Locator, option: Locator): Promise<void> {
  await combobox.click();
  const name = await option.textContent();
  await pressOption(option);
  await expect(combobox).toContainText(name ?? '');
}

/** Moves the pointer until the option is highlighted, because a single move can arrive before the list has its final position. */
export async function pressOption(option: Locator): Promise<void> {
  let x = 8;
  await expect(async () => {
    x = x === 8 ? 16 : 8;
    await option.hover({ position: { x, y: 8 } });
    await expect(option).toHaveAttribute('data-highlighted', '', { timeout: 1_000 });
  }).toPass();
  await option.click();
}
