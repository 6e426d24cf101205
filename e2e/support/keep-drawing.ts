import type { CDPSession, Page } from '@playwright/test';

const left = new WeakSet<Page>();

/**
 * Requests screenshots, because in one of ten thousand pages Chromium stops drawing frames until one is requested. The session stays open
 * with its page: the end of any CDP session resets what others emulate, such as print media.
 */
export function keepDrawing(page: Page): void {
  let session: CDPSession | undefined;
  const askForPicture = async () => {
    if (left.has(page)) return;
    session ??= await page.context().newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
  };
  const asking = setInterval(() => void askForPicture().catch(() => undefined), 15_000);
  page.once('close', () => clearInterval(asking));
}

/** Excludes a page with a virtual authenticator: the end of any CDP session would remove it. */
export function leaveAlone(page: Page): void {
  left.add(page);
}
