import { seeAll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

interface Packages {
  data: { travel_slug: string }[];
}

interface Destinations {
  data: { destinations: { destination_id: string }[] };
}

for (const language of ['en', 'id', 'cn']) {
  test(`public pages contact no other host and do not request the session of an anonymous visitor, in ${language} (SOC-07)`, {
    tag: '@once',
  }, async ({ page, system, request }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (sent) => {
      const url = new URL(sent.url());
      const foreign = /^(https?|wss?):$/.test(url.protocol) && url.origin !== system.url;
      if (foreign || url.pathname === '/api/me') troubles.push(`${page.url()} asked ${sent.url()}`);
    });
    const { data: packages } = (await (await request.get('/api/packages')).json()) as Packages;
    const { destinations } = ((await (await request.get('/api/destinations')).json()) as Destinations).data;
    const pages = [
      '/auth/homepage',
      '/auth/about',
      '/auth/packages',
      '/auth/destinations',
      `/auth/destination-detail/${destinations[0]?.destination_id}`,
      `/auth/travel/${packages[0]?.travel_slug}`,
      '/auth/sign-in',
      '/sign-up',
    ];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pages) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('#main h1').first(), path).toBeVisible();
      await seeAll(page);
      // The request for the session would be sent when the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    }
    expect(troubles).toEqual([]);
  });
}
