import type { Page } from '@playwright/test';

const left = new WeakSet<Page>();

/**
 * Now and then, once in ten thousand pages, the browser draws no frame of a page until somebody new asks for a picture of it: what
 * waits for a frame, the page's own code too, would wait for ever.
 */
export function keepDrawing(page: Page): NodeJS.Timeout {
  const askForPicture = async () => {
    if (left.has(page)) return;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
  };
  return setInterval(() => void askForPicture().catch(() => undefined), 15_000);
}

/** For a page with a virtual authenticator: the end of any session of the browser's protocol takes it away. */
export function leaveAlone(page: Page): void {
  left.add(page);
}
