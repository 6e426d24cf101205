import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, test as base, type Page, type Route } from '@playwright/test';
import { keepDrawing } from './keep-drawing.ts';
import { OwnRecords } from './own-records.ts';
import { addCustomer, type Credentials, signInAsAdmin } from './people.ts';
import type { SystemUnderTest } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

interface TestFixtures {
  /** True for tests of pages whose scripts never load. */
  textStays: boolean;
  /** True for tests of a first visit, which get a context with an empty cache and no compiled scripts. */
  firstVisit: boolean;
  own: OwnRecords;
  /** Headers with the network of this test, because attempts per network are limited. */
  network: Record<string, string>;
}

interface WorkerFixtures {
  system: SystemUnderTest;
  /** Requests of a signed-in owner, independent of the test's sessions. */
  desk: APIRequestContext;
  /** Ana Wenas, whose password no test changes. */
  customer: Credentials;
  openContext: () => Promise<BrowserContext>;
  /** Context for all tests of a worker, with a tab that stays open: a new renderer and cache would take half of a page's time. */
  warmContext: BrowserContext;
}

/** Contexts whose pages are tested as the server sent them, before React takes over. */
const asServed = new WeakSet<BrowserContext>();

let network: TestFixtures['network'] = {};

/** Tests import `test` from here: `page.goto('/')` opens the system under test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  textStays: [false, { option: true }],
  firstVisit: [false, { option: true }],
  own: async ({ desk, system }, use) => {
    const own = new OwnRecords(desk, system.url);
    await use(own);
    await own.removeAll();
  },
  system: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from a pattern
    async ({}, use) => {
      await use(JSON.parse(process.env[SYSTEM_VARIABLE] ?? 'null') as SystemUnderTest);
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ playwright, system }, use) => {
      const desk = await playwright.request.newContext({ baseURL: system.url });
      await signInAsAdmin(desk, system);
      await use(desk);
      await desk.dispose();
    },
    { scope: 'worker' },
  ],
  customer: [async ({ system }, use) => use(await addCustomer(system, `ana-${randomUUID()}@reefdesk.example`)), { scope: 'worker' }],
  // Pages of every context are used only after hydration.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open({ extraHTTPHeaders: network, ...options });
        if (options?.javaScriptEnabled === false) asServed.add(context);
        return preparingPages(context);
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  openContext: [
    async ({ browser, system }, use, { project }) => {
      const { viewport, isMobile, hasTouch, locale, timezoneId } = project.use;
      const size = { ...(viewport && { viewport }), ...(isMobile && { isMobile }), ...(hasTouch && { hasTouch }) };
      const place = { ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
      await use(async () => {
        const context = await browser.newContext({ ...size, ...place, baseURL: system.url });
        // Requests of a service worker bypass routes, so tests about it open a context that has one (support/offline.ts).
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
        return context;
      });
    },
    { scope: 'worker' },
  ],
  warmContext: [
    async ({ openContext, system }, use) => {
      const context = await openContext();
      await (await context.newPage()).goto(new URL('/health/live', system.url).href);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => use(system.url),
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from a pattern
    async ({}, use) => {
      network = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
      await use(network);
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({ network: headers }, use) => use(headers),
  context: async ({ warmContext, openContext, firstVisit, textStays, network: headers }, use) => {
    const context = firstVisit ? await openContext() : warmContext;
    await context.setExtraHTTPHeaders(headers);
    if (textStays) asServed.add(context);
    await use(context);
    asServed.delete(context);
    await (firstVisit ? context.close() : forget(context));
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

/** Clears tabs, cookies, routes, permissions and storage after a test. After a failure Playwright starts a new worker anyway. */
async function forget(context: BrowserContext): Promise<void> {
  const [stays, ...tabs] = context.pages();
  await Promise.all(tabs.map((tab) => tab.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await stays?.evaluate(() => localStorage.clear());
}

/** Hydration takes a few seconds; the rest is for a busy machine. */
const SCREEN_TIMEOUT_MS = 30_000;

/** Prepares every page of a context, popups included. */
function preparingPages(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    keepDrawing(page);
    if (!asServed.has(context)) waitForScreens(drawnByBrowserWhereAnswered(page));
  });
  const next = context.waitForEvent.bind(context) as unknown as (...args: unknown[]) => Promise<unknown>;
  context.waitForEvent = async (...args: unknown[]): Promise<never> => {
    const happened = await next(...args);
    if (args[0] === 'page' && !asServed.has(context)) await thenScreen(happened as Page, (happened as Page).waitForLoadState());
    return happened as never;
  };
  return context;
}

/** Makes every navigation wait for hydration. A step back or forward may not navigate, so it has a timeout of its own. */
function waitForScreens(page: Page): void {
  const { goto, reload, goBack, goForward } = page;
  const limit = { timeout: SCREEN_TIMEOUT_MS };
  page.goto = (address, options) => thenScreen(page, goto.call(page, address, options));
  page.reload = (options) => thenScreen(page, reload.call(page, options));
  page.goBack = (options) => thenScreen(page, goBack.call(page, { ...limit, ...options }));
  page.goForward = (options) => thenScreen(page, goForward.call(page, { ...limit, ...options }));
}

async function thenScreen<T>(page: Page, opened: Promise<T>): Promise<T> {
  const response = await opened;
  const end = Date.now() + SCREEN_TIMEOUT_MS;
  // The page is polled quickly, as a locator would wait half a second, and again after a redirect.
  while (!page.isClosed() && !(await page.evaluate(screenAnswers).catch(() => false))) {
    if (Date.now() > end) throw new Error(`React did not take over ${page.url()} within ${SCREEN_TIMEOUT_MS / 1_000} s`);
    await sleep(20);
  }
  return response;
}

/** A stubbed API answers only the browser's requests, so pages with stubs are opened without server rendering. */
function drawnByBrowserWhereAnswered(page: Page): Page {
  const route = page.route.bind(page);
  let isDrawnByBrowser = false;
  page.route = async (address, ...rest) => {
    if (!isDrawnByBrowser && String(address).includes('/api/')) {
      isDrawnByBrowser = true;
      await route(/^http:\/\/localhost:\d+\/(?!api\/|media\/|remotes\/|assets\/|icons\/)[^.]*$/, sendShellAlone);
    }
    return route(address, ...rest);
  };
  return page;
}

async function sendShellAlone(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  const html = await response.text();
  const body = html
    .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*<script (?:type="text\/later" )?defer)/, '$1$2')
    .replace(/<script type="application\/json" id="reefdesk-page-data">[^<]*<\/script>/, '');
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers, body });
}

/** Runs in the page. True after hydration, or without content to hydrate: no root, or the offline page (`data-still`). */
function screenAnswers(): boolean {
  const root = document.getElementById('root');
  const element = root?.querySelector('main') ?? root?.firstElementChild;
  return (
    !root ||
    'still' in document.documentElement.dataset ||
    (!!element && Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  );
}

export { expect } from '@playwright/test';
