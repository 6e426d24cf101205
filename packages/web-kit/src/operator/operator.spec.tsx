import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import brand from '../../../../config/brand.json';
import { renderScreen, replaceRuntimeConfig, takeOver } from '../testing.tsx';
import { ChatCard } from './chat-card.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { SocialRail } from './social-rail.tsx';
import './ways-on.tsx'; // Loads the lazy chunk in advance.

describe('contacts of the operator', () => {
  beforeEach(() => replaceRuntimeConfig({ brand }));
  afterEach(() => replaceRuntimeConfig(undefined));

  it('link to the four social networks, each in a new tab (SOC-04)', async () => {
    await renderScreen(<SocialRail />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook', brand.social.facebook],
      ['Instagram', brand.social.instagram],
      ['TikTok', brand.social.tiktok],
      ['YouTube', brand.social.youtube],
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('show no network without a URL and no chat without a number (SET-04)', async () => {
    replaceRuntimeConfig({ brand: { ...completeBrand(brand), whatsapp: '', social: { ...brand.social, facebook: '', tiktok: '' } } });
    await renderScreen(
      <>
        <SocialRail />
        <ChatCard />
      </>,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Instagram', 'YouTube']);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('are those for the language of the reader (SET-01)', async () => {
    const own = { phone: '', phoneDisplay: '', whatsapp: '8613800000000', email: '' };
    const whole = completeBrand(brand);
    replaceRuntimeConfig({ brand: { ...whole, contacts: { ...whole.contacts, cn: own } } });
    await renderScreen(<ChatCard />, { language: 'CN', texts: ['ways'] });
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('link', { name: '发送消息' })).toHaveAttribute('href', expect.stringContaining('wa.me/8613800000000?'));
  });

  it.each([
    ['EN', /^This form needs JavaScript/],
    ['ID', /^Formulir ini memerlukan JavaScript/],
    ['CN', /^此表单需要 JavaScript/],
  ] as const)('are shown without scripts and are hydrated unchanged, in %s (PGE-02)', async (language, text) => {
    const served = { words: '', ways: [] as (string | null)[] };
    const { container } = await takeOver(<NeedsScripts />, { language }, () => {
      const page = new DOMParser().parseFromString(document.querySelector('noscript')?.innerHTML ?? '', 'text/html');
      served.words = page.querySelector('p')?.textContent ?? '';
      served.ways = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    });
    expect(served.words).toMatch(text);
    expect(served.ways).toEqual([`tel:${brand.phone}`, `mailto:${brand.email}`, expect.stringContaining(`wa.me/${brand.whatsapp}`)]);
    expect(container.querySelectorAll(':scope > noscript')).toHaveLength(1);
  });

  it.each([
    ['EN', 'en', 'Kirim Pesan'],
    ['ID', 'id', 'Kirim Pesan'],
    ['CN', 'cn', '发送消息'],
  ] as const)('include one plain chat link with a greeting, in %s (SOC-05, SOC-06, SOC-07, GEN-06)', async (code, language, send) => {
    await renderScreen(<ChatCard />, { language: code, texts: ['ways'] });
    await userEvent.click(screen.getByRole('button'));
    if (code !== 'CN') expect(screen.getByText('Chat via WhatsApp', { selector: 'p' })).toBeVisible();
    const link = screen.getByRole('link', { name: send });
    expect(link).toHaveAttribute('href', `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(brand.chat.greeting[language])}`);
  });

  it.each([
    ['EN', 'en', /Does WhatsApp not open/, 'Copy the text', 'Copied', 'Send by email'],
    ['ID', 'id', /WhatsApp tidak terbuka/, 'Salin teksnya', 'Tersalin', 'Kirim lewat email'],
    ['CN', 'cn', /WhatsApp 打不开/, '复制文字', '已复制', '改用邮件发送'],
  ] as const)(
    'offer to copy the chat message or to send it by email in case no chat opens, in %s',
    async (code, language, why, copy, copied, email) => {
      const written: string[] = [];
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void written.push(text) },
        configurable: true,
      });
      await renderScreen(<ChatCard />, { language: code, texts: ['ways'] });
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText(why)).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: copy }));
      expect(await screen.findByRole('button', { name: copied })).toBeVisible();
      expect(written).toEqual([brand.chat.greeting[language]]);
      const letter = new URL(screen.getByRole('link', { name: email }).getAttribute('href') ?? '');
      expect([letter.pathname, letter.searchParams.get('body')]).toEqual([brand.email, brand.chat.greeting[language]]);
    },
  );
});
