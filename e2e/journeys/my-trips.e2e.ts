import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { linkIn, readEmail } from '../support/emails.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addCustomer, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: { title: 'My trips', why: /once you have shown us/, change: 'Ask to change', send: 'Send', wished: /You asked us to change it/ },
  id: {
    title: 'Perjalanan saya',
    why: /setelah Anda memastikan/,
    change: 'Minta diubah',
    send: 'Kirim',
    wished: /Anda minta perjalanan ini diubah/,
  },
  cn: { title: '我的行程', why: /请先打开我们邮件中的链接/, change: '申请更改', send: '发送', wished: /您已申请更改/ },
} as const;

const VERIFICATION = /Verify your address|Konfirmasi alamat|验证您的邮箱/;

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`a customer sees their enquiries once the address is verified, and asks for a change that staff see, in ${language} (ENQ-15)`, {
    tag: screenFor(language),
  }, async ({ page, system, openContext }) => {
    const customer = await addCustomer(system, `trips-${randomUUID()}@reefdesk.example`);
    await signIn(page.request, customer);
    const guest = await openContext();
    const data = { name: 'Ana Wenas', email: customer.email, language: 'EN', package_slug: 'bunaken-classic', divers: 2 };
    const sent = await guest.request.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });
    const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
    await guest.close();
    await page.goto(`/customer/default?lang=${language}`);
    const section = page.getByRole('region', { name: texts.title });
    await expect(section).toContainText(texts.why);
    await expect(section).not.toContainText(reference);

    const desk = await openContext();
    await signInAsAdmin(desk.request, system);
    const note = page.locator('section[aria-labelledby="address-note"]');
    await note.getByRole('button').click();
    await expect(note.getByRole('status')).toContainText(customer.email);
    const link = linkIn(await readEmail(desk.request, customer.email, VERIFICATION), '/auth/verify-email');
    await page.goto(link);
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator('main').getByRole('status')).toBeFocused();
    await page.goto(`/customer/default?lang=${language}`);
    const trip = section.getByRole('listitem').filter({ hasText: reference });
    await expect(trip).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await trip.getByRole('button', { name: texts.change }).click();
    await expect(trip.getByRole('textbox')).toBeFocused();
    await trip.getByRole('textbox').fill('A day later, please');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await trip.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(trip.getByRole('status')).toHaveText(texts.wished);
    await expect(trip.getByRole('status')).toBeFocused();
    const seen = await desk.newPage();
    await seen.goto('/admin/enquiries?lang=en&wish=open');
    await expect(seen.locator('main').getByRole('listitem').filter({ hasText: reference })).toContainText(
      'The guest asks to change the trip',
    );
    await desk.close();
  });
}
