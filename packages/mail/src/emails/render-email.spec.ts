import type { EmailBrand, EmailTexts } from './email-texts.ts';
import { renderEmail } from './render-email.tsx';

const BRAND: EmailBrand = {
  name: 'Tangkasi Dive & Tours',
  shortName: 'Tangkasi',
  tagline: { en: 'Dive and tour Manado', id: 'Menyelam di Manado', cn: '潜游美娜多' },
  phoneDisplay: '+62 431 555 0100',
  email: 'halo@tangkasi.example',
  address: { en: ['Jalan Sam Ratulangi 12', 'Manado'], id: ['Jalan Sam Ratulangi 12'], cn: ['美娜多市'] },
};

const texts = (change: Partial<EmailTexts> = {}): EmailTexts => ({
  language: 'en',
  subject: 'Your place on the boat',
  preview: 'It leaves at eight',
  heading: 'See you at the pier',
  paragraphs: ['Hello Ana,', 'the boat leaves at eight.'],
  action: { label: 'Show me the way', url: 'https://www.tangkasi.example/pier#abc' },
  byHand: 'Copy this address:',
  notes: ['You got this because you booked.'],
  ...change,
});

describe('renderLetter', () => {
  it('contains the same texts in HTML and in plain text', () => {
    const { subject, html, text } = renderEmail(texts(), BRAND);
    expect(subject).toBe('Your place on the boat');
    for (const expected of [
      'See you at the pier',
      'the boat leaves at eight.',
      'https://www.tangkasi.example/pier#abc',
      'Jalan Sam Ratulangi 12',
    ]) {
      expect(text).toContain(expected);
      expect(html).toContain(expected);
    }
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
  });

  it('uses the language of the email, also for the operator', () => {
    const { html } = renderEmail(texts({ language: 'cn' }), BRAND);
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('潜游美娜多');
    expect(html).toContain('美娜多市');
  });

  it('escapes texts that users typed', () => {
    const { html } = renderEmail(texts({ paragraphs: ['Hello <img src=x onerror=alert(1)>,'] }), BRAND);
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
    expect(html).not.toContain('<img');
  });

  it('loads no external resources: no pictures, fonts or scripts', () => {
    const { html } = renderEmail(texts(), BRAND);
    expect(html.match(/(src|href)="[^"]*"/g)).toEqual([
      'href="https://www.tangkasi.example/pier#abc"',
      'href="https://www.tangkasi.example/pier#abc"',
    ]);
    expect(html).not.toMatch(/<script|url\(|@import/);
  });

  it('is readable in dark mode', () => {
    expect(renderEmail(texts(), BRAND).html).toContain('@media (prefers-color-scheme:dark){.page{background:#041824!important}');
  });
});
