import { openBrowser } from '../pages/browser.mjs';

const TYPED = 'typed before the change';

/** Allows for the first page of a loop that has just started, on a busy machine. */
const TIMEOUT_MS = 120_000;

export async function openForms({ url, account }) {
  const browser = await openBrowser();
  const context = await browser.newContext();
  context.setDefaultTimeout(TIMEOUT_MS);
  const admin = await context.newPage();
  await signIn(admin, url, account);
  await admin.goto(`${url}/admin/destination/add-destionation`);
  const visitor = await (await browser.newContext()).newPage();
  visitor.setDefaultTimeout(TIMEOUT_MS);
  await visitor.goto(`${url}/auth/sign-in`);
  return {
    browser,
    admin: await formOn(admin, admin.locator('main input[type="text"]').first()),
    visitor: await formOn(visitor, visitor.locator('input[type="email"]')),
  };
}

async function signIn(page, url, { email, password }) {
  await page.goto(`${url}/auth/sign-in`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(/\/admin/);
}

async function formOn(page, field) {
  const pageErrors = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
  await field.fill(TYPED);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    page,
    async assertUnchanged() {
      const value = await field.inputValue();
      if (value !== TYPED || loads > 0) throw new Error(`The form was lost: it holds "${value}", the page was loaded ${loads} times`);
      if (pageErrors.length > 0) throw new Error(`The page reported: ${pageErrors.join('\n')}`);
    },
  };
}
