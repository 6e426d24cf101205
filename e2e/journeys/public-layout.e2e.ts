import { expect, test } from '../support/test.ts';

test('each public page fills the width on blue ground, under the navbar (ROUT-02, ROUT-09, ROUT-10, ROUT-11)', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/packages')).json()) as { data: { travel_slug: string }[] };
  const { destinations } = (
    (await (await request.get('/api/destinations')).json()) as { data: { destinations: { destination_id: string }[] } }
  ).data;
  const pages = {
    '/auth/homepage': '#packages-section',
    '/auth/about': 'h1',
    '/auth/destinations': 'h1',
    [`/auth/destination-detail/${destinations[0]?.destination_id}`]: 'h1',
    [`/auth/travel/${data[0]?.travel_slug}`]: 'h1',
    '/auth/sign-in': 'input[name="email"]',
  };
  for (const [path, mark] of Object.entries(pages)) {
    await page.goto(`${path}?lang=en`);
    await expect(page.locator('#main').locator(mark).first(), path).toBeAttached();
    const look = await page.evaluate(() => ({
      width: document.getElementById('main')?.getBoundingClientRect().width,
      window: document.documentElement.clientWidth,
      ground: getComputedStyle(document.querySelector('.public-layout') as Element).backgroundColor,
    }));
    expect(look.width, path).toBe(look.window);
    const [red = 0, , blue = 0] = (look.ground.match(/\d+/g) ?? []).map(Number);
    expect(blue, `${path}: ${look.ground}`).toBeGreaterThan(red + 20);
    await expect(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
  }
});

test('the social rail stays in place: a strip at the left that opens on hover, a row at the bottom of small screens (SOC-01, SOC-02, SOC-03)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/auth/homepage?lang=en');
  const rail = page.getByRole('navigation', { name: 'Follow us' });
  await expect(rail.getByRole('link')).toHaveCount(4);
  const boxOf = async () => (await rail.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const before = await boxOf();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  expect(await boxOf(), 'it does not scroll away').toEqual(before);
  expect(before.x).toBe(0);
  if (isMobile) {
    expect(before.width).toBe(375);
    expect(before.y + before.height).toBe(812);
    const tops = await rail.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    return;
  }
  expect(before.height).toBeGreaterThan(before.width * 2);
  await rail.hover();
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(before.width + 40);
  await expect(rail.getByText('Instagram')).toHaveCSS('opacity', '1');
});

test('the website names its operator, a dive and tour operator of Manado (GEN-01)', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/homepage?lang=en');
  await expect(page).toHaveTitle(/Tangkasi/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('A dive and tour team from Manado, North Sulawesi.');
  await expect(page.locator('#main')).toContainText(/Manado|Bunaken|North Sulawesi/);
});
