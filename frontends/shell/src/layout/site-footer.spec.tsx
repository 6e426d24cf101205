import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import brand from '../../../../config/brand.json';
import { provideShellTexts } from '../locales/shell-texts.ts';
import SiteFooter from './site-footer.tsx';

async function show(language: 'EN' | 'ID' | 'CN' = 'EN') {
  provideShellTexts();
  replaceRuntimeConfig({ brand });
  await renderScreen(<SiteFooter />, { texts: ['shell'], language });
}

describe('footer', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  it('shows the operator in each language (LAND-27)', async () => {
    await show('ID');
    expect(screen.getByText(brand.blurb.id)).toBeVisible();
    await show('CN');
    expect(screen.getByText(brand.blurb.cn)).toBeVisible();
  });

  it('has social links, a tel: and a mailto: link (LAND-28, LAND-29, LAND-30)', async () => {
    await show();
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('link', { name: brand.phoneDisplay.replaceAll(' ', '\u00a0') })).toHaveAttribute('href', `tel:${brand.phone}`);
    expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  it('has the quick links (LAND-31)', async () => {
    await show();
    const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'About', 'Packages', 'Destinations', 'Contact']);
  });

  it('links to support, privacy and terms (SET-03), and leaves out empty links (SET-04)', async () => {
    await show();
    const links = within(screen.getByRole('navigation', { name: 'Help and rules' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Support', '/auth/support'],
      ['Privacy', '/auth/privacy'],
      ['Terms', '/auth/terms'],
    ]);
    cleanup();
    replaceRuntimeConfig({ brand: { ...completeBrand(brand), phone: '', email: '' } });
    await renderScreen(<SiteFooter />, { texts: ['shell'] });
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
  });

  it('shows the copyright of the current year (LAND-32)', async () => {
    jest.useFakeTimers({ now: new Date('2031-05-05'), doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate'] });
    await show();
    jest.useRealTimers();
    expect(screen.getByText(/© 2031 Tangkasi/)).toBeVisible();
  });
});
