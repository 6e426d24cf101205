import { useLocation } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { AppRoutes } from './app.tsx';
import { provideShellTexts } from './locales/shell-texts.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: async (id: string) => ({ default: () => <p>{`screens of ${id}`}</p> }),
}));

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function visit(path: string) {
  provideShellTexts();
  const screens = (
    <>
      <AppRoutes />
      <Address />
    </>
  );
  await renderScreen(screens, { path, texts: ['shell'] });
  return screen.getByText(/^\//, { selector: 'output' }).textContent;
}

describe('addresses', () => {
  it.each([
    ['/', '/auth/homepage', 'ROUT-01'],
    ['/auth', '/auth/homepage', 'OR-05'],
    ['/destinations', '/auth/destinations', 'OR-06'],
    ['/travel/bunaken-day', '/auth/travel/bunaken-day', 'ROUT-07'],
  ])('%s leads to %s (%s)', async (path, target) => {
    await expect(visit(path)).resolves.toBe(target);
    expect(await screen.findByText('screens of remote_public/app')).toBeVisible();
  });

  it.each(['/auth/homepage', '/auth/sign-in', '/auth/destination-detail/1'])('%s has the public navbar (ROUT-10)', async (path) => {
    await visit(path);
    expect(await screen.findByText('screens of remote_public/app')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  });

  it('loads only the admin remote for admin addresses', async () => {
    await visit('/admin/travel');
    expect(await screen.findByText('screens of remote_admin/app')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  });

  it('sends unknown addresses to the public remote, under the navbar', async () => {
    await visit('/nowhere');
    expect(await screen.findByText('screens of remote_public/app')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  });
});
