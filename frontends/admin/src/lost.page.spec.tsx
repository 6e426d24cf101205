import './locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { AdminRoutes } from './routes.tsx';

it.each([
  ['EN', 'Unexpected Application Error!'],
  ['ID', 'Terjadi Kesalahan Tak Terduga!'],
  ['CN', '应用发生意外错误！'],
] as const)(
  'an address of the back office that leads nowhere shows the error screen with its picture, in %s (ERR-30)',
  async (language, words) => {
    const { container } = await renderScreen(<AdminRoutes />, { path: '/admin/nowhere', language });
    expect(await screen.findByText(words)).toBeVisible();
    expect(container.querySelector('picture img')).not.toBeNull();
  },
);
