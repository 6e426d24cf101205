import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test("the contact section lists the operator's contacts (LAND-20, LAND-21, LAND-22, GEN-07, CONST-22)", { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/auth/homepage?lang=en');
  const contact = page.locator('#contact-section');
  await expect(contact.getByRole('group').or(contact.locator('address'))).toContainText('Manado');
  await expect(contact.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(contact.locator('dl a[href^="mailto:"]')).toHaveCount(1);
  await expect(contact.getByText('Monday-Saturday 8:00-18:00')).toBeVisible();
  for (const network of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
    await expect(contact.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
  }
});

const TEXTS = {
  en: {
    name: 'Full name',
    email: 'Email address',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    chat: 'Continue in WhatsApp',
    placeholders: [
      'Your full name',
      'you@example.com',
      'Diving in Bunaken in July',
      'When are you coming, how many are you, and have you dived before?',
    ],
  },
  id: {
    name: 'Nama lengkap',
    email: 'Alamat email',
    subject: 'Subjek',
    message: 'Pesan',
    send: 'Kirim Pesan',
    chat: 'Lanjutkan di WhatsApp',
    placeholders: [
      'Nama lengkap Anda',
      'anda@contoh.com',
      'Menyelam di Bunaken bulan Juli',
      'Kapan datang, berapa orang, dan sudah pernah menyelam?',
    ],
  },
  cn: {
    name: '姓名',
    email: '邮箱地址',
    subject: '主题',
    message: '留言',
    send: '发送留言',
    chat: '前往 WhatsApp 继续',
    placeholders: ['请输入您的姓名', 'name@example.com', '例如：七月去布纳肯潜水', '打算什么时候来，几个人，以前潜过水吗？'],
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`the contact form loads when it is near the window, stores an enquiry and offers the chat with its reference, in ${language} (LAND-23, LAND-24, I18N-27, ENQ-01, ENQ-06)`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await page.goto(`/auth/homepage?lang=${language}`);
    const contact = page.locator('#contact-section');
    await expect(contact.getByRole('heading', { level: 2 })).toBeAttached();
    await expect(contact.locator('[inert] form')).toHaveCount(1);
    await contact.scrollIntoViewIfNeeded();
    await expect(contact.locator('[inert]')).toHaveCount(0);
    for (const [at, label] of [texts.name, texts.email, texts.subject, texts.message].entries())
      await expect(contact.getByLabel(label)).toHaveAttribute('placeholder', texts.placeholders[at] ?? '');

    await contact.getByRole('button', { name: texts.send }).click();
    await expect(contact.locator('[aria-invalid="true"]')).toHaveCount(4);
    await expect(contact.getByLabel(texts.name)).toBeFocused();

    await contact.getByLabel(texts.name).fill('Wei Lin');
    await contact.getByLabel(texts.email).fill('wei@');
    await contact.getByLabel(texts.subject).fill('Bunaken');
    await contact.getByLabel(texts.message).fill('Two divers in July? 100% sure & ready');
    await contact.getByRole('button', { name: texts.send }).click();
    await expect(contact.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(contact.getByLabel(texts.email)).toBeFocused();

    await contact.getByLabel(texts.email).fill('wei@reef.example');
    await contact.getByRole('button', { name: texts.send }).click();
    const reference = (await contact.getByTestId('reference').textContent()) ?? '';
    expect(reference).toMatch(/^TA-[A-HJ-NP-Z2-9]{6}$/);
    const chat = new URL((await contact.getByRole('link', { name: texts.chat }).getAttribute('href')) ?? '');
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toContain(reference);
    expect(chat.searchParams.get('text')).toContain('Wei Lin');
    expect(await violations(page)).toEqual([]);
  });
}

for (const [language, first] of [
  ['en', 'chat'],
  ['id', 'chat'],
  ['cn', 'wechat'],
] as const) {
  test(`the contact channels are ordered by language: ${language} (ENQ-06)`, { tag: '@phone' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/auth/homepage?lang=${language}`);
    const contact = page.locator('#contact-section');
    await contact.scrollIntoViewIfNeeded();
    await expect(contact.locator('[inert]')).toHaveCount(0);
    const form = contact.locator('form');
    await expect(form).toBeVisible();
    const chat = contact.locator('a[href^="https://wa.me/"]');
    const wechat = contact.getByTestId('wechat-id');
    await expect(first === 'chat' ? chat.first() : wechat).toBeVisible();
    const text = (await contact.allInnerTexts()).join();
    if (first === 'wechat') {
      await expect(contact.getByRole('img', { name: /tangkasi-manado/ })).toBeVisible();
      expect(text).not.toContain('WhatsApp');
      await contact.getByRole('button', { name: '复制微信号' }).click();
      await expect(contact.getByRole('button', { name: '已复制' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tangkasi-manado');
    } else await expect(wechat).toHaveCount(0);
    const [before, after] = [
      first === 'chat' ? chat.first() : wechat,
      form.locator('xpath=following::a[starts-with(@href,"mailto:")]').first(),
    ];
    const top = async (locator: typeof before) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(before)).toBeLessThan(await top(form));
    expect(await top(after)).toBeGreaterThan(await top(form));
  });
}

test('a long WeChat id stays within its card and the details on a phone (ENQ-06, GEN-07)', { tag: '@phone' }, async ({ page }) => {
  // The maximum length of a WeChat id.
  const longId = 'm'.repeat(20);
  await page.route('**/auth/homepage?lang=cn', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('tangkasi-manado', longId) });
  });
  await page.goto('/auth/homepage?lang=cn');
  const contact = page.locator('#contact-section');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.locator('[inert]')).toHaveCount(0);
  const ids = contact.getByText(longId, { exact: true });
  await expect(ids).toHaveCount(2);
  const beyondFrame = (id: Element) => id.getBoundingClientRect().right - (id.parentElement?.getBoundingClientRect().right ?? 0);
  for (const id of await ids.all()) expect(await id.evaluate(beyondFrame)).toBeLessThanOrEqual(0);
});

for (const [language, texts] of Object.entries({
  en: {
    ask: 'Write to us',
    subject: 'Subject',
    message: 'Message',
    greeting: 'Hello Tangkasi, I would like to know more about',
    chat: 'Ask on WhatsApp',
  },
  cn: { ask: '给我们留言', subject: '主题', message: '留言', greeting: '您好，Tangkasi！我想了解', chat: '通过 WhatsApp 咨询' },
})) {
  test(`the enquiry form on a destination page is about that destination, in ${language} (ENQ-01)`, { tag: screenFor(language) }, async ({
    page,
  }) => {
    const { data } = await (await page.request.get('/api/destinations')).json();
    const [{ destination_id: id, name }] = data.destinations;
    await page.goto(`/auth/destination-detail/${id}?lang=${language}`);
    const ways = page.getByRole('link', { name: new RegExp(`^(${texts.ask}|${texts.chat})$`) });
    await expect(ways).toHaveText(language === 'cn' ? [texts.ask, texts.chat] : [texts.chat, texts.ask]);
    await page.getByRole('link', { name: texts.ask, exact: true }).click();
    const contact = page.locator('#contact-section');
    await expect(contact.getByLabel(texts.subject)).toHaveValue(name[language as 'en' | 'cn']);
    await expect(contact.getByLabel(texts.message)).toHaveValue(new RegExp(`^${texts.greeting}`));
    await expect(contact).toBeInViewport();
  });
}
