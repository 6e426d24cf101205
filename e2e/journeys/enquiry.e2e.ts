import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: {
    name: 'Your name',
    wechat: 'WeChat ID',
    divers: 'Divers',
    submit: 'Send enquiry',
    page: 'Follow your enquiry',
    waiting: 'No connection',
    now: 'Try now',
    more: 'Something to add?',
    send: 'Send',
    state: 'We have it and will answer soon',
  },
  id: {
    name: 'Nama Anda',
    wechat: 'ID WeChat',
    divers: 'Penyelam',
    submit: 'Kirim pertanyaan',
    page: 'Ikuti pertanyaan Anda',
    waiting: 'Tidak ada koneksi',
    now: 'Coba sekarang',
    more: 'Ada tambahan?',
    send: 'Kirim',
    state: 'Sudah kami terima dan segera kami jawab',
  },
  cn: {
    name: '怎么称呼您',
    wechat: '微信号',
    divers: '潜水人数',
    submit: '发送咨询',
    page: '查看咨询进展',
    waiting: '没有网络',
    now: '立即重试',
    more: '想补充什么？',
    send: '发送',
    state: '已收到，我们会尽快回复',
  },
} as const;

/** Each id is new, because enquiries per contact are limited by the hour. */
const wechatId = () => `weilin_${randomUUID().slice(0, 8)}`;

const section = (page: Page) => page.locator('#enquiry-section');

async function open(page: Page, language: string) {
  await page.goto(`/auth/travel/bunaken-classic?lang=${language}`);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('form')).toBeVisible();
}

test('the WeChat id fits into its card on the narrowest phone (ENQ-06)', { tag: '@once' }, async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, 'cn');
    const over = await section(page)
      .getByTestId('wechat-id')
      .evaluate((id) => id.getBoundingClientRect().right - (id.parentElement?.getBoundingClientRect().right ?? 0));
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`a guest sends an enquiry about a package and follows its progress, in ${language} (ENQ-01, ENQ-03, ENQ-23)`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await open(page, language);
    const form = section(page);
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: texts.submit }).click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
    await expect(form.getByLabel(texts.name)).toBeFocused();
    await form.getByLabel(texts.name).fill('林伟');
    await form.getByText(/^(WeChat|微信)$/).click();
    await form.getByLabel(texts.wechat, { exact: true }).fill(wechatId());
    await form.getByLabel(texts.divers, { exact: true }).fill('2');
    await page.waitForFunction(() => performance.now() > 1_500);
    await form.getByRole('button', { name: texts.submit }).click();
    const reference = (await form.getByTestId('reference').textContent()) ?? '';
    expect(reference).toMatch(/^TA-/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(form.getByTestId('reference')).toHaveText(reference);

    await form.getByRole('link', { name: texts.page }).click();
    await expect(page.getByTestId('reference')).toHaveText(reference);
    await expect(page.getByTestId('state')).toHaveText(texts.state);
    await expect(page).toHaveURL(new RegExp(`/auth/enquiry\\?lang=${language}#[\\w-]{43}$`));
    await page.getByLabel(texts.more).fill('Turtles?');
    await page.locator('main').getByRole('button', { name: texts.send, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Turtles?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);

    const served = await page.reload();
    expect(served?.headers()['cache-control']).toBe('no-store');
    expect(served?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByTestId('reference')).toHaveText(reference);

    await page.goto(`/auth/enquiry?lang=${language}`);
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByTestId('state')).toHaveText(texts.state);
  });

  test(`an enquiry form survives a reload and is sent when the connection returns, in ${language} (ENQ-08)`, { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, language);
    const form = section(page);
    await form.getByLabel(texts.name).fill('Ana Wenas');
    await form.getByLabel(texts.divers, { exact: true }).fill('3');
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(form.getByLabel(texts.name)).toHaveValue('Ana Wenas');
    await expect(form.getByLabel(texts.divers, { exact: true })).toHaveValue('3');
    await form.getByText(/^(WeChat|微信)$/).click();
    await form.getByLabel(texts.wechat, { exact: true }).fill(wechatId());

    // Switched without removing the route, because the form may also try again in between.
    let isOffline = true;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/enquiries', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return isOffline ? route.abort('internetdisconnected') : route.continue();
    });
    await form.getByRole('button', { name: texts.submit }).click();
    await expect(form.getByRole('status').filter({ hasText: texts.waiting })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    isOffline = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(form.getByTestId('reference')).toHaveText(/^TA-/);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });
}

test('an enquiry form keeps its values when the language changes (ENQ-08)', { tag: '@once' }, async ({ page }) => {
  await open(page, 'en');
  await section(page).getByLabel('Your name').fill('Ana Wenas');
  await page.goto('/auth/travel/bunaken-classic?lang=cn');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByLabel('怎么称呼您')).toHaveValue('Ana Wenas');
});

test('an address without a valid enquiry token helps to find the enquiry (ENQ-23)', { tag: '@phone' }, async ({ page }) => {
  for (const [hash, isWrong] of [
    ['', false],
    ['#nothing-of-ours', true],
  ] as const) {
    await page.goto(`/auth/enquiry?lang=en${hash}`);
    await expect(page.getByRole('button', { name: 'Open my enquiry' })).toBeVisible();
    await expect(page.getByText('This address opens no enquiry')).toHaveCount(isWrong ? 1 : 0);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await page.goto('about:blank');
  }
});
