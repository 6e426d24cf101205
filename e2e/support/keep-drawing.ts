import type { Page } from '@playwright/test';

const left = new WeakSet<Page>();

/**
 * Requests a screenshot every 15 seconds. In about one of ten thousand pages Chromium stops drawing frames until a screenshot is
 * requested, and everything that waits for a frame would hang.
 */
export function keepDrawing(page: Page): void {
  const askForPicture = async () => {
    if (left.has(page)) return;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
  };
  const asking = setInterval(() => void askForPicture().catch(() => undefined), 15_000);
  page.once('close', () => clearInterval(asking));
}

/** Excludes a page with a virtual authenticator: the end of any CDP session would remove it. */
export function leaveAlone(page: Page): void {
  left.add(page);
}
