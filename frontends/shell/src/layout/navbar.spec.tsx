import { Route, Routes } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideShellTexts } from '../locales/shell-texts.ts';
import { Navbar } from './navbar.tsx';

const admin = staffUser();
const customer = customerUser({ fullname: '', name: '' });

function show(options: ScreenOptions = {}) {
  provideShellTexts();
  const screens = (
    <>
      <Navbar />
      <Routes>
        <Route path="/auth/sign-in" element={<p>The sign-in screen</p>} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  return renderScreen(screens, { texts: ['shell'], path: '/auth/homepage', ...options });
}

async function openMobileMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

describe('public navbar', () => {
  it.each([
    ['Home', '/'],
    ['About', '/auth/about'],
    ['Destinations', '/auth/destinations'],
  ])('links %s to %s (NAV-01, NAV-02, NAV-03)', async (name, href) => {
    await show();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('turns solid after 20 px of scroll (NAV-04, CONST-20)', async () => {
    await show();
    const bar = screen.getByRole('banner');
    const scrollTo = (y: number) =>
      act(async () => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      });
    await scrollTo(20);
    expect(bar).not.toHaveAttribute('data-solid');
    await scrollTo(21);
    expect(bar).toHaveAttribute('data-solid');
    await scrollTo(0);
    expect(bar).not.toHaveAttribute('data-solid');
  });

  it('offers EN, ID and CN and stores the choice in the auth state (NAV-05, NAV-06)', async () => {
    const { store } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Language: EN' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['EN', 'ID', 'CN']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^CN/ }));
    await screen.findByRole('link', { name: '目的地' });
    expect(store.getState().auth.language).toBe('CN');
  });

  it.each([
    ['an admin', admin, '/admin/travel'],
    ['anybody else', customer, '/customer/default'],
  ])('leads %s to the dashboard (NAV-12, NAV-13, ROLE-03, CUST-03)', async (_, user, href) => {
    await show({ user });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('hides the dashboard from visitors who are not signed in', async () => {
    await show();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/sign-in');
  });

  it('has name, dashboard, logout and language buttons in the mobile menu (NAV-08, NAV-09, NAV-10, NAV-11)', async () => {
    const { store } = await show({ user: admin });
    const menu = await openMobileMenu();
    expect(menu.getByText('Ratna Wowor')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/travel');
    expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: /^ID/ }));
    await screen.findByRole('link', { name: 'Beranda' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().auth.language).toBe('ID');
  });

  it('shows the email of a user without a name (NAV-08)', async () => {
    await show({ user: customer });
    expect((await openMobileMenu()).getByText(customer.email)).toBeVisible();
  });

  it('opens the sign-in screen after logout (NAV-14)', async () => {
    const http = fakeHttp({ 'DELETE /api/logout': { status: 'success' } });
    const { store } = await show({ user: admin, http });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('The sign-in screen')).toBeVisible();
    expect(store.getState().auth.user).toBeNull();
  });

  it('shows why a logout failed and keeps the user (ERR-01)', async () => {
    const http = fakeHttp({ 'DELETE /api/logout': failureOf(503, { msg: 'Not available right now' }) });
    const { store } = await show({ user: admin, http });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Not available right now')).toBeVisible();
    expect(store.getState().auth.user).toEqual(admin);
  });
});
