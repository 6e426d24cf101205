import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addCustomer, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const EVIL = 'https://evil.example';
const ADMIN_READ = '/api/get-travels-with-stats';
/** Unsigned tokens and headers that claim an admin. */
const FORGED_TOKEN = `Bearer ${encode({ alg: 'none' })}.${encode({ sub: 'u1', role: 'admin', exp: 4_102_444_800 })}.`;
const FORGED = {
  authorization: FORGED_TOKEN,
  'x-user-id': 'u1',
  'x-user-role': 'admin',
  'x-internal-token': FORGED_TOKEN,
  'x-forwarded-user': 'admin',
};

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test.describe('the gateway', { tag: '@once' }, () => {
  test('allows pages only their own files and forbids framing', async ({ request }) => {
    const answer = await request.get('/auth/homepage');
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('answers an unknown API path with a JSON 404', async ({ request }) => {
    for (const path of ['/api/nothing', '/api/packages/extra/..%2f..%2fme', '/api/__proto__']) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.json()).toMatchObject({ status: 'error', success: false, code: 'not_found', requestId: expect.any(String) });
    }
  });

  test('rejects reads of the back office with 401 without a session and 403 for customers (OR-40)', async ({ request, system }) => {
    expect((await request.get(ADMIN_READ)).status()).toBe(401);
    expect((await request.get(ADMIN_READ, { headers: FORGED })).status(), 'forged').toBe(401);
    await signIn(request, await addCustomer(system, `ana-${randomUUID()}@reefdesk.example`));
    expect(await (await request.get('/api/me')).json()).toMatchObject({ role: 'customer', fullname: 'Ana Wenas' });
    const rejected = await request.get(ADMIN_READ);
    expect(rejected.status()).toBe(403);
    expect(await rejected.json()).toMatchObject({ status: 'error', success: false, code: 'forbidden' });
    expect((await request.get(ADMIN_READ, { headers: FORGED })).status(), 'forged').toBe(403);
  });

  test('rejects writes sent by another site', async ({ request, system }) => {
    const credentials = { email: system.adminEmail, password: system.adminPassword };
    for (const origin of [EVIL, 'null', `${system.url}1`]) {
      const login = await request.post('/api/login', { data: credentials, headers: { origin } });
      expect(login.status(), origin).toBe(403);
      expect(login.headers()).not.toHaveProperty('set-cookie');
    }
    await signInAsAdmin(request, system);
    const foreign: Record<string, string>[] = [{ origin: EVIL }, { origin: 'null' }, {}];
    for (const headers of foreign) {
      expect((await request.delete('/api/logout', { headers })).status()).toBe(403);
    }
    expect((await request.get('/api/me')).status()).toBe(200);
    expect((await request.delete('/api/logout', { headers: { origin: system.url } })).status()).toBe(200);
    expect((await request.get('/api/me')).status()).toBe(401);
  });

  test('sets a session cookie that scripts cannot read and other sites cannot send', async ({ request, system }) => {
    const login = await request.post('/api/login', { data: { email: system.adminEmail, password: system.adminPassword } });
    const cookie = login.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie, 'it ends with the browser (OR-16)').not.toMatch(/Max-Age|Expires/i);
    expect(login.headers()['cache-control']).toContain('no-store');
    expect((await request.get('/api/me')).headers()['cache-control']).toContain('no-store');
  });
});

test.describe('a page of the back office', { tag: '@once' }, () => {
  test('leads to sign-in when restored from the back/forward cache after signing out in another tab', async ({ page, system }) => {
    await signInAsAdmin(page.request, system);
    await page.goto('/admin/change-password');
    await expect(page.getByRole('heading').first()).toBeVisible();
    // Browser automation disables the back/forward cache, so the test dispatches its event.
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await comeBack();
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/admin/change-password');
    expect((await page.request.delete('/api/logout', { headers: { origin: system.url } })).status()).toBe(200);
    await comeBack();
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  });
});

interface Window {
  violations?: string[];
}

interface Packages {
  data: { travel_id: string; travel_slug: string }[];
}

interface Destinations {
  data: { destinations: { destination_id: string }[] };
}

test.describe('the content security policy of the pages', { tag: '@once' }, () => {
  const violations = (page: Page) => page.evaluate(() => (window as Window).violations);

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      const note = (event: SecurityPolicyViolationEvent) => seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      document.addEventListener('securitypolicyviolation', note);
    }),
  );

  test('is not violated by any page of the site and the back office', async ({ page, request, system }) => {
    test.setTimeout(240_000); // It opens every kind of page.
    const { data: packages } = (await (await request.get('/api/packages')).json()) as Packages;
    const { destinations } = ((await (await request.get('/api/destinations')).json()) as Destinations).data;
    const [travel, destination] = [packages[0], destinations[0]?.destination_id];
    const site = [
      'homepage',
      'about',
      'destinations',
      `destination-detail/${destination}`,
      `travel/${travel?.travel_slug}`,
      'sign-in',
      'verify-email',
      'accept-invitation',
    ];
    const desk = [
      'travel',
      'travel/add-travel',
      `travel/travel-detail/${travel?.travel_id}`,
      'destination',
      'destination/add-destionation',
    ];
    const more = [`destination/edit-destination/${destination}`, 'gallery-images', 'testimonials', 'people', 'change-password'];
    await signInAsAdmin(page.request, system);
    for (const path of ['/sign-up', ...site.map((name) => `/auth/${name}`), ...[...desk, ...more].map((name) => `/admin/${name}`)]) {
      await page.goto(path);
      await expect(page.locator('h1, h2').first(), path).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
    await page.goto('/admin/destination/add-destionation');
    await page.getByRole('combobox').first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await violations(page), 'a list that opens').toEqual([]);
    await page.goto('/admin/testimonials');
    await page.getByRole('button', { name: 'Add Testimonial' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), 'a dialog').toEqual([]);
  });

  test('is not violated by the API documentation and its expanded parts', async ({ page }) => {
    await page.goto('/api/docs');
    await page.locator('[data-tag="catalog"]').getByRole('button', { name: 'Expand operation' }).click();
    const read = page.locator('.opblock-get').filter({ hasText: '/api/packages' }).first();
    await read.locator('.opblock-summary-control').click();
    await read.getByRole('button', { name: 'Try it out' }).click();
    await read.getByRole('button', { name: 'Execute' }).click();
    await expect(read.getByText('Response body').first()).toBeVisible();
    await page.locator('.opblock-post .opblock-summary-control').first().click();
    expect(await violations(page)).toEqual([]);
  });

  test('blocks foreign scripts, HTML from strings and inline styles', async ({ page }) => {
    await page.goto('/auth/sign-in');
    const outcomes = await page.evaluate(
      (addresses) => {
        const attempt = (act: () => unknown) => {
          try {
            act();
            return 'done';
          } catch {
            return 'refused';
          }
        };
        const script = (address: string) => attempt(() => Object.assign(document.createElement('script'), { src: address }));
        const box = document.createElement('div');
        return {
          scripts: addresses.map(script),
          own: script('/remotes/admin/remoteEntry.js?retry=1'),
          html: attempt(() => Object.assign(box, { innerHTML: '<b>bold</b>' })),
          otherPolicy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('another', {})),
        };
      },
      [`${EVIL}/assets/main.js`, '/api/packages', '/media/1', 'data:text/javascript,0'],
    );
    expect(outcomes).toEqual({ scripts: Array(4).fill('refused'), own: 'done', html: 'refused', otherPolicy: 'refused' });
    const color = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
      return getComputedStyle(document.body).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });
});

test.describe('caching', { tag: '@once' }, () => {
  test('revalidates pages and entry files each time, and hashed files never', async ({ request }) => {
    const page = await request.get('/auth/homepage');
    expect(page.headers()['cache-control']).toBe('no-cache');
    const named = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
    const files = named.filter((file) => !file.endsWith('/remoteEntry.js'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { 'cache-control': cacheControl } = (await request.get(file)).headers();
      expect(cacheControl, file).toBe('public, max-age=31536000, immutable');
    }
    for (const remote of ['public', 'admin']) {
      const entry = await request.get(`/remotes/${remote}/remoteEntry.js`);
      expect(entry.headers()['cache-control'], remote).toBe('no-cache');
    }
  });

  test('answers 304 for known packages, and lets images be cached forever', async ({ request }) => {
    const answer = await request.get('/api/packages');
    // Repeated if another test changes a package in between.
    await expect(async () => {
      const { etag = '', 'cache-control': cacheControl } = (await request.get('/api/packages')).headers();
      expect(etag).toMatch(/^(W\/)?".+"$/);
      expect(cacheControl).toContain('public');
      const again = await request.get('/api/packages', { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
      expect(await again.body()).toHaveLength(0);
    }).toPass();

    const { data } = (await answer.json()) as { data: { image: string }[] };
    const image = await request.get(data[0]?.image ?? '');
    expect(image.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', etag: expect.any(String) });
    expect((await request.get(data[0]?.image ?? '', { headers: { 'if-none-match': image.headers().etag ?? '' } })).status()).toBe(304);
  });
});
