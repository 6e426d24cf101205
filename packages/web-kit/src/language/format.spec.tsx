import { cleanup, screen } from '@testing-library/react';
import brand from '../../../../config/brand.json';
import { renderScreen, replaceRuntimeConfig } from '../testing.tsx';
import { useFormat } from './format.ts';

afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
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
});
