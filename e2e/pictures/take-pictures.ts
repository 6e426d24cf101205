// `npm run pictures [-- SCREEN, PART OF NAMES, WIDTH or LANGUAGE...]`: writes screenshots of every screen, language and width to
// `.pictures/`. SITE_URL names a system to use; ADMIN_* and CUSTOMER_* (EMAIL, PASSWORD) sign in. Default: a new system with the demo
// content.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { seeAll, seeWindow } from '../support/accessibility.ts';
import { browserLaunchOptions } from '../support/chromium.ts';
import { addDemoContent } from '../support/demo-content.ts';
import { addCustomer, type Credentials, signIn } from '../support/people.ts';
import { type StartedSystem, startSystem } from '../support/system.ts';
import { listScreens, type Screen } from './screens.ts';

const FOLDER = fileURLToPath(new URL('../../.pictures/', import.meta.url));
const LANGUAGES = ['en', 'id', 'cn'];
const SIZES = [
  [375, 812],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;
const PAGE_MS = 60_000;

interface Site {
  url: string;
  people: Partial<Record<'admin' | 'customer', Credentials>>;
  stop(): Promise<void>;
}

const wishes = process.argv.slice(2);
const sizes = SIZES.filter(([width]) =>
  isWanted(
    String(width),
    SIZES.map(([each]) => String(each)),
  ),
);
const languages = LANGUAGES.filter((language) => isWanted(language, LANGUAGES));
const names = wishes.filter((wish) => !LANGUAGES.includes(wish) && !SIZES.some(([width]) => String(width) === wish));

const site = process.env.SITE_URL ? givenSite(process.env.SITE_URL) : await ownSite();
try {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    await takeAll(browser);
  } finally {
    await browser.close();
  }
} finally {
  await site.stop();
}

function isWanted(value: string, kind: readonly string[]): boolean {
  const named = wishes.filter((wish) => kind.includes(wish));
  return named.length === 0 || named.includes(value);
}

async function takeAll(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [width, height] of sizes) {
    for (const as of [undefined, 'customer', 'admin'] as const) {
      const context = await browser.newContext({ viewport: { width, height }, baseURL: site.url, reducedMotion: 'reduce' });
      const person = as && site.people[as];
      if (person) await signIn(context.request, person);
      const screens = namedOf(await listScreens(context.request)).filter((screen) => screen.as === as);
      if (!as || person) for (const screen of screens) await takeInAllLanguages(context, screen, width);
      await context.close();
    }
  }
}

/** The full name of a screen selects only that screen; other arguments match parts of names. */
function namedOf(screens: readonly Screen[]): readonly Screen[] {
  if (names.length === 0) return screens;
  const whole = new Set(screens.map(({ name }) => name).filter((name) => names.includes(name)));
  const parts = names.filter((name) => !whole.has(name));
  return screens.filter(({ name }) => whole.has(name) || parts.some((part) => name.includes(part)));
}

async function takeInAllLanguages(context: BrowserContext, screen: Screen, width: number): Promise<void> {
  const { name, path, hash = '', before, open, upTo = width } = screen;
  if (width > upTo) return;
  for (const language of languages) {
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_MS);
    await before?.(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash}`, { waitUntil: 'load' });
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    if (open) {
      await open(page, language);
      await page.waitForLoadState('networkidle');
      await seeWindow(page);
    } else await seeAll(page);
    await decodeAll(page);
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${language}.jpg`, type: 'jpeg', quality: 72, fullPage: !open });
    await page.close();
    process.stdout.write(`${name} ${width} ${language}\n`);
  }
}

/** Decodes all loaded pictures: a screenshot does not wait for decoding, which otherwise happens on painting. */
async function decodeAll(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

function givenSite(url: string): Site {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, CUSTOMER_EMAIL, CUSTOMER_PASSWORD } = process.env;
  const person = (email?: string, password?: string) => (email && password ? { email, password } : undefined);
  const people = { admin: person(ADMIN_EMAIL, ADMIN_PASSWORD), customer: person(CUSTOMER_EMAIL, CUSTOMER_PASSWORD) };
  return { url, people, stop: async () => {} };
}

async function ownSite(): Promise<Site> {
  const system: StartedSystem = await startSystem();
  try {
    await addDemoContent(system);
    const admin = { email: system.adminEmail, password: system.adminPassword };
    return {
      url: system.url,
      people: { admin, customer: await addCustomer(system, 'ana@reefdesk.example') },
      stop: () => system.stop(),
    };
  } catch (error) {
    await system.stop();
    throw error;
  }
}
