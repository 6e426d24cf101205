import type { LetterBrand, LetterWords } from './letter-words.ts';
import { renderLetter } from './render-letter.tsx';

const BRAND: LetterBrand = {
  name: 'Tangkasi Dive & Tours',
  shortName: 'Tangkasi',
  tagline: { en: 'Dive and tour Manado', id: 'Menyelam di Manado', cn: '潜游美娜多' },
  phoneDisplay: '+62 431 555 0100',
  email: 'halo@tangkasi.example',
  address: { en: ['Jalan Sam Ratulangi 12', 'Manado'], id: ['Jalan Sam Ratulangi 12'], cn: ['美娜多市'] },
};

const words = (change: Partial<LetterWords> = {}): LetterWords => ({
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

describe('a letter', () => {
  it('says the same as a document and as plain text', () => {
    const { subject, html, text } = renderLetter(words(), BRAND);
    expect(subject).toBe('Your place on the boat');
    for (const said of [
      'See you at the pier',
      'the boat leaves at eight.',
      'https://www.tangkasi.example/pier#abc',
      'Jalan Sam Ratulangi 12',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
  });

  it('is in its language, the operator included', () => {
    const { html } = renderLetter(words({ language: 'cn' }), BRAND);
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('潜游美娜多');
    expect(html).toContain('美娜多市');
  });

  it('shows what people typed as it is, and lets it be nothing else', () => {
    const { html } = renderLetter(words({ paragraphs: ['Hello <img src=x onerror=alert(1)>,'] }), BRAND);
    expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
    expect(html).not.toContain('<img');
  });

  it('asks for nothing from anywhere: no pictures, no fonts, no scripts', () => {
    const { html } = renderLetter(words(), BRAND);
    expect(html.match(/(src|href)="[^"]*"/g)).toEqual([
      'href="https://www.tangkasi.example/pier#abc"',
      'href="https://www.tangkasi.example/pier#abc"',
    ]);
    expect(html).not.toMatch(/<script|url\(|@import/);
  });

  it('can be read on dark ground', () => {
    expect(renderLetter(words(), BRAND).html).toContain('@media (prefers-color-scheme:dark){.page{background:#041824!important}');
  });
});
