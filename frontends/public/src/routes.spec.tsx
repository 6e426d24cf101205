import './locales/texts.ts';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { PublicRoutes } from './routes.tsx';

afterEach(cleanup);

const user = {
  user_id: 'u1',
  role: 'customer',
  email: 'ana@tangkasi.example',
  email_verified: true,
  name: 'Ana',
  fullname: 'Ana Wenas',
  language: 'EN',
  status: 'active',
  created_at: '2026-01-01T00:00:00.000Z',
} as const;

describe('the pages of visitors', () => {
  // A page asks for its texts beside its code: where they are has to be known before the code is there.
  it.each(Object.values(PATHS))('%s finds all of its texts', async (path) => {
    await renderScreen(<PublicRoutes />, { path, user });
    expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  });
});
