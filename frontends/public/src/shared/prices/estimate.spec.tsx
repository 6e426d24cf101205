import '../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { runtimeConfig } from '@reefdesk/web-kit';
import { renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Estimate } from './estimate.tsx';

const RATES = { CNY: 2_200, EUR: 0, USD: 16_500, SGD: 12_000 };

async function show(language: LanguageCode, rates = RATES) {
  replaceRuntimeConfig({ brand: { ...runtimeConfig().brand, rates } });
  await renderScreen(<Estimate price={1_650_000} />, { texts: ['travel'], language });
}

const estimate = () => document.body.textContent?.replace(/\s/g, ' ');

describe('the estimate of a price (PGE-13)', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    replaceRuntimeConfig(undefined);
  });

  it.each([
    ['EN', 'about $100, an estimate'],
    ['CN', '约 ¥750（估算）'],
  ] as const)('is in the usual currency of readers of %s', async (language, shown) => {
    await show(language);
    expect(estimate()).toContain(shown);
  });

  it('is in the chosen currency, also on the next page; currencies without a rate are not offered', async () => {
    await show('EN');
    const choice = screen.getByRole('combobox', { name: 'Currency of the estimate' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['CNY', 'USD', 'SGD']);
    await userEvent.selectOptions(choice, 'SGD');
    expect(estimate()).toContain('about SGD 138, an estimate');
    cleanup();
    await show('CN');
    expect(estimate()).toContain('SGD 138');
  });

  it.each([
    ['of Indonesian', 'ID', RATES],
    ['of an operator without rates', 'EN', { CNY: 0, EUR: 0, USD: 0, SGD: 0 }],
  ] as const)('is not shown to readers %s', async (_whose, language, rates) => {
    await show(language, rates);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
