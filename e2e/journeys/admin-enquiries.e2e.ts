import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { pressOption } from '../support/choose.ts';
import { screenFor } from '../support/languages.ts';
import { coversWherever, sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const someone = () => `Guest ${randomUUID().slice(0, 8)}`;

async function ask(request: APIRequestContext, name: string, enquiry: object = {}): Promise<{ reference: string; status_url: string }> {
  // Enquiries per contact are limited by the hour.
  const wechat = `weilin_${randomUUID().slice(0, 8)}`;
  const data = { name, wechat, language: 'CN', package_slug: 'bunaken-classic', message: '我们想看海龟', ...enquiry };
  const answer = await request.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { reference: string; status_url: string } }).data;
}

interface Counted {
  counts: { new: number; wishes: number };
}

const row = (page: Page, name: string) => page.locator('main').getByRole('listitem').filter({ hasText: name });

test('a new enquiry shows in the inbox and in the navigation without a reload (ENQ-09)', { tag: '@once' }, async ({
  page,
  system,
  openContext,
}) => {
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/enquiries?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  const guest = await openContext();
  const name = someone();
  await ask(guest.request, name);
  await expect(row(page, name)).toBeVisible();
  // Other tests send and answer enquiries at the same time, so the badge is compared with the server's count.
  const shown = async () => Number(await page.getByTestId('new-enquiries').locator('span').first().textContent());
  const counted = async () => {
    const { counts } = (await (await page.request.get('/api/enquiries?state=new&limit=1')).json()) as Counted;
    return counts.new + counts.wishes;
  };
  await expect.poll(async () => (await shown()) - (await counted())).toBe(0);
  await guest.close();
});

test('the inbox is searched, filtered and paged by its URL (ENQ-09)', { tag: '@phone' }, async ({ page, system, openContext }) => {
  const guest = await openContext();
  const name = someone();
  const { reference } = await ask(guest.request, name);
  await guest.close();
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/enquiries?lang=en');
  await page.getByLabel('Search name, contact, reference, text').fill(reference);
  await expect(page).toHaveURL(new RegExp(`q=${reference}`));
  await expect(page.locator('main').getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters and figures' }).click();
  await page.getByRole('combobox', { name: 'State' }).click();
  await pressOption(page.getByRole('option', { name: 'Booked' }));
  await expect(page).toHaveURL(/state=booked/);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(row(page, name)).toBeVisible();
  await page.goto(`/admin/enquiries?lang=en&language=CN&q=${encodeURIComponent('海龟')}`);
  await expect(row(page, name)).toBeVisible();
});

test('on a phone the first enquiry is in view, with the filters folded (ENQ-09)', { tag: '@phone' }, async ({ page, system }) => {
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/enquiries?lang=en');
  const first = page.locator('main').getByRole('list', { name: 'Enquiries' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(400);
  await expect(page.getByRole('combobox', { name: 'Package' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters and figures' }).tap();
  await page.getByRole('combobox', { name: 'Package' }).click();
  await pressOption(page.getByRole('option', { name: 'Bunaken Classic' }));
  await expect(page).toHaveURL(/package=bunaken-classic/);
  await expect(page.getByRole('term').filter({ hasText: 'New today' })).toBeVisible();
});

test('staff set a state in two taps, answer, and the guest sees it (ENQ-10, ENQ-11)', { tag: '@phone' }, async ({
  page,
  context,
  system,
  openContext,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const guest = await openContext();
  const name = someone();
  const { status_url } = await ask(guest.request, name, { phone: '+62 812 5550 0100', preferred_channel: 'whatsapp', language: 'EN' });
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/enquiries?lang=en');
  await row(page, name).getByRole('link').click();
  await page.getByRole('button', { name: 'Offered', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Offered', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'I take it on' }).click();
  await expect(page.getByRole('combobox', { name: 'Who answers' })).toContainText('(you)');

  await page.getByLabel('Your answer').fill('See you on the boat & at the reef');
  const [chat] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Open WhatsApp' }).click()]);
  await chat.waitForURL(/wa\.me\/6281255500100/);
  expect(new URL(chat.url()).searchParams.get('text')).toBe('See you on the boat & at the reef');
  await expect(page.getByRole('listitem').filter({ hasText: 'See you on the boat & at the reef' })).toBeVisible();
  await page.getByLabel('Only staff see this').fill('Window seat');
  await page.getByRole('button', { name: 'Add note' }).click();
  const history = page.getByRole('region', { name: 'History' });
  for (const line of ['Note added', 'Answered by WhatsApp', 'State: New → Offered', 'Enquiry sent'])
    await expect(history).toContainText(line);

  const theirs = await guest.newPage();
  const address = new URL(status_url, system.url);
  await theirs.goto(`${address.pathname}${address.search}${address.hash}`);
  await expect(theirs.getByTestId('state')).toHaveText('We have made you an offer');
  await expect(theirs.getByText('See you on the boat & at the reef')).toBeVisible();
  await expect(theirs.getByText('Window seat')).toHaveCount(0);
  await guest.close();
});

test('staff can open a guest’s page with their session but cannot write there (ENQ-22)', { tag: '@once' }, async ({
  page,
  context,
  system,
  openContext,
}) => {
  const guest = await openContext();
  const name = someone();
  const { reference } = await ask(guest.request, name, { language: 'EN' });
  await guest.close();
  await signInAsAdmin(page.request, system);
  await page.goto(`/admin/enquiries?lang=en&q=${reference}`);
  await row(page, name).getByRole('link').click();
  const [theirs] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'As the guest sees it' }).click()]);
  await expect(theirs.getByText("You are looking at the guest's page.")).toBeVisible();
  await expect(theirs.getByTestId('reference')).toHaveText(reference);
  await expect(theirs.getByLabel('Something to add?')).toHaveCount(0);
  expect(await violations(theirs)).toEqual([]);
});

test('"Answer" stays above the social bar of a phone at any scroll position (ENQ-10)', { tag: '@phone' }, async ({
  page,
  system,
  openContext,
}) => {
  const guest = await openContext();
  const { reference } = await ask(guest.request, someone());
  await guest.close();
  await signInAsAdmin(page.request, system);
  await page.goto(`/admin/enquiries?lang=en&q=${reference}`);
  await row(page, reference).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Follow us' })).toBeVisible();
  const answer = page.getByRole('button', { name: 'Answer', exact: true });
  await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await coversWherever(page, answer)).toEqual([]);
  await answer.tap();
  await expect(page.getByLabel('Your answer')).toBeFocused();
});

const ERASURE = {
  en: { begin: 'Erase the personal data', confirm: 'Erase', erased: 'Erased' },
  id: { begin: 'Hapus data pribadi', confirm: 'Hapus', erased: 'Sudah dihapus' },
  cn: { begin: '删除个人信息', confirm: '删除', erased: '已删除' },
} as const;

for (const [language, { begin, confirm, erased }] of Object.entries(ERASURE)) {
  test(`a guest is removed from an enquiry on request, which closes its page, in ${language} (ENQ-19)`, {
    tag: screenFor(language),
  }, async ({ page, system, openContext }) => {
    const guest = await openContext();
    const name = someone();
    const { reference, status_url } = await ask(guest.request, name);
    await signInAsAdmin(page.request, system);
    await page.goto(`/admin/enquiries?lang=${language}&q=${reference}`);
    await row(page, name).getByRole('link').click();
    await page.getByRole('button', { name: begin, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: erased, exact: true })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    await page.goto(`/admin/enquiries?lang=${language}&q=${reference}`);
    await expect(row(page, reference)).toContainText(erased);

    const token = new URL(status_url, system.url).hash.slice(1);
    expect((await guest.request.get(`/api/enquiries/status/${token}`)).status()).toBe(404);
    await guest.close();
  });
}

for (const language of ['en', 'id', 'cn']) {
  test(`the inbox and an enquiry have no accessibility violations, in ${language} (ENQ-09, ENQ-10)`, { tag: screenFor(language) }, async ({
    page,
    system,
    openContext,
  }) => {
    const guest = await openContext();
    const name = someone();
    await ask(guest.request, name);
    await guest.close();
    await signInAsAdmin(page.request, system);
    await page.goto(`/admin/enquiries?lang=${language}`);
    await expect(row(page, name)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await row(page, name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
  });
}
