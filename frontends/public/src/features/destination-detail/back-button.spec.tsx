import '../../locales/texts.ts';
import { LanguageButtons, Link, Route, Routes } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, place } from '../../shared/destinations/testing.ts';
import DestinationDetailPage from './destination-detail.page.tsx';

const DETAIL = '/auth/destination-detail/d-1';

async function enter(path: string) {
  window.history.pushState(null, '', '/elsewhere-on-the-web');
  await renderScreen(
    <>
      <LanguageButtons />
      <Routes>
        <Route path="/auth/travel/a" element={<Link to={`${DETAIL}?lang=id`}>A package</Link>} />
        <Route path="/auth/destinations" element={<p>The list</p>} />
        <Route path="/auth/destination-detail/:destinationId" element={<DestinationDetailPage />} />
        <Route path="/elsewhere-on-the-web" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
    {
      path,
      browserHistory: true,
      texts: ['destination-detail', 'destination-facts'],
      http: fakeHttp({ 'GET /api/destination/d-1': answer(place(1)) }),
    },
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const changeLanguages = async () => {
  await press(/Bahasa Indonesia/);
  await press(/English/);
};

describe('the back button of a destination (DDET-04)', () => {
  it('leads to the list after a direct link, even if the language has changed', async () => {
    await enter(`${DETAIL}?lang=id`);
    await changeLanguages();
    expect(window.location.search).toBe('');
    await press('Back');
    expect(await screen.findByText('The list')).toBeVisible();
  });

  it('leads to the previous page of this site, even if the language has changed', async () => {
    await enter('/auth/travel/a');
    await userEvent.click(screen.getByRole('link', { name: 'A package' }));
    await changeLanguages();
    await press('Back');
    expect(await screen.findByRole('link', { name: 'A package' })).toBeVisible();
  });

  it('leads to the list after another website', async () => {
    await enter(DETAIL);
    await press('Back');
    expect(await screen.findByText('The list')).toBeVisible();
  });
});
