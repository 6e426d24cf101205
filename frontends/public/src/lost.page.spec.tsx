import './locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { PublicRoutes } from './routes.tsx';

describe('an unknown URL', () => {
  it.each([
    ['/nowhere', 'EN', 'Unexpected Application Error!', 'Back to the surface'],
    ['/auth/nowhere', 'ID', 'Terjadi Kesalahan Tak Terduga!', 'Kembali ke permukaan'],
    ['/customer/nowhere', 'CN', '应用发生意外错误！', '回到水面'],
  ] as const)('%s shows the default error screen in %s, with a way home and a picture (ERR-30)', async (path, language, text, home) => {
    const { container } = await renderScreen(<PublicRoutes />, { path, language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    expect(container.querySelector('picture img')).not.toBeNull();
  });
});
