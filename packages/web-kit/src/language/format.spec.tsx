import { cleanup, screen } from '@testing-library/react';
import brand from '../../../../config/brand.json';
import { renderScreen, replaceRuntimeConfig } from '../testing.tsx';
import { useFormat } from './format.ts';

afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
  jest.restoreAllMocks();
});

function Day() {
  return <p>{useFormat().date('2026-02-28T20:30:00Z')}</p>;
}

describe('a date', () => {
  it.each([
    ['Asia/Makassar', 'March 1, 2026'],
    ['Europe/Lisbon', 'February 28, 2026'],
  ])('is that of the clocks of the operator, wherever the reader is (%s)', async (timeZone, day) => {
    replaceRuntimeConfig({ brand: { ...brand, timeZone } });
    await renderScreen(<Day />);
    expect(screen.getByText(day)).toBeVisible();
  });

  it.each([
    [['en-GB', 'en'], '1 March 2026'],
    [['de-DE', 'en-US'], 'March 1, 2026'],
    [['id-ID'], 'March 1, 2026'],
    [['en-US@posix', 'en-AU'], '1 March 2026'],
  ])('follows the region of the browser within its language: %s (DEP-05)', async (languages, day) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    replaceRuntimeConfig({ brand: { ...brand, timeZone: 'Asia/Makassar' } });
    await renderScreen(<Day />);
    expect(screen.getByText(day)).toBeVisible();
  });
});
