import './locales/texts.ts';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { customerUser, renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { PublicRoutes } from './routes.tsx';

afterEach(cleanup);

describe('the pages of visitors', () => {
  // Pages request their texts in parallel to their code, so the location of the texts must be known before.
  it.each(Object.values(PATHS))('%s finds all of its texts', async (path) => {
    await renderScreen(<PublicRoutes />, { path, user: customerUser() });
    expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  });
});
