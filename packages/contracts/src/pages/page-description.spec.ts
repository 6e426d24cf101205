import { describe, expect, it } from '@jest/globals';
import { pageDescription, pageTitle } from './page-description.ts';

describe('page title and description', () => {
  it.each([
    ['Bunaken Classic | Tangkasi', 'Bunaken Classic | Tangkasi'],
    [`${'a'.repeat(59)} | Tangkasi`, `${'a'.repeat(59)} | Tangkasi`],
    [`${'a'.repeat(60)} | Tangkasi`, `${'a'.repeat(58)}… | Tangkasi`],
    [`${'潜'.repeat(200)} | 唐卡西`, `${'潜'.repeat(63)}… | 唐卡西`],
    ['a'.repeat(200), `${'a'.repeat(69)}…`],
    [`Diving | ${'b'.repeat(120)}`, `Diving | ${'b'.repeat(60)}…`],
  ])('shows the title %s as %s', (text, shown) => {
    expect(pageTitle(text)).toBe(shown);
    expect([...pageTitle(text)].length).toBeLessThanOrEqual(70);
  });

  it('shortens the description to one line of 160 characters', () => {
    expect(pageDescription(' Two\n lines ')).toBe('Two lines');
    expect(pageDescription('🐠'.repeat(161))).toBe(`${'🐠'.repeat(159)}…`);
  });
});
