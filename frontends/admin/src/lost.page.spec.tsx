import './locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { AdminRoutes } from './routes.tsx';

it.each([
  ['EN', 'There is no such page in the back office', 'To the travel packages', 'Unexpected Application Error!'],
  ['ID', 'Halaman ini tidak ada di ruang kerja', 'Ke paket wisata', 'Terjadi Kesalahan Tak Terduga!'],
  ['CN', '后台没有这个页面', '去看旅行套餐', '应用发生意外错误！'],
] as const)(
  'an address of the back office that leads nowhere has its own words and ways on with a picture, in %s',
  async (language, title, way, error) => {
    const { container } = await renderScreen(<AdminRoutes />, { path: '/admin/nowhere', language });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/admin/travel');
    expect(container.querySelector('picture img')).not.toBeNull();
    expect(screen.queryByText(error)).toBeNull();
  },
);
