import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: { today: 'Today', tomorrow: 'Tomorrow', ending: 'Holds and offers that end soon', held: 'Held' },
  id: { today: 'Hari ini', tomorrow: 'Besok', ending: 'Penahanan dan penawaran yang segera berakhir', held: 'Ditahan' },
  cn: { today: '今天', tomorrow: '明天', ending: '即将到期的保留与报价', held: '保留中' },
} as const;

async function ask(request: APIRequestContext, name: string): Promise<string> {
  const data = { name, wechat: `weilin_${randomUUID().slice(0, 8)}`, language: 'CN' };
  const answer = await request.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
}

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`an agent begins on the work of the day and opens the enquiry of a guest who boards tomorrow, in ${language} (ENQ-28)`, {
    tag: screenFor(language),
  }, async ({ page, system, openContext }) => {
    const guest = await openContext();
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    const reference = await ask(guest.request, name);
    await guest.close();
    await signIn(page.request, await addStaff(system, `agent-${randomUUID().slice(0, 8)}@reefdesk.example`, 'agent'));
    await page.goto(`/admin?lang=${language}`);
    await expect(page).toHaveURL(/\/admin\/today/);
    const tomorrow = page.getByRole('region', { name: texts.tomorrow, exact: true });
    await expect(tomorrow).toBeVisible();

    const [enquiry] = (await (await page.request.get(`/api/enquiries?q=${reference}`)).json()).data;
    const booked = await page.request.post(`/api/enquiries/${enquiry.enquiry_id}/bookings`, {
      // No other test holds for a shorter time, so this hold ends first.
      data: { date: addDays(dayIn('Asia/Makassar', new Date()), 1), seats: 1, state: 'held', hold_hours: 1 },
      headers: { origin: system.url, 'idempotency-key': randomUUID() },
    });
    expect(booked.status()).toBe(201);
    await expect(tomorrow.getByRole('link', { name })).toBeVisible();
    const ending = page.getByRole('region', { name: texts.ending }).getByRole('listitem').filter({ hasText: name });
    await expect(ending).toContainText(texts.held);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await tomorrow.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}
