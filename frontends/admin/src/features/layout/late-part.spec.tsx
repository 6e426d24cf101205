import '../../locales/texts.ts';
import { Route, Routes } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen, staffUser } from '@reefdesk/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';
import { AdminLayout } from './admin-layout.tsx';

const NeverThere = lazy(() => new Promise<never>(() => undefined));

function ScreenWithPart() {
  const [isWanted, setWanted] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setWanted(true)}>
        Show more
      </button>
      {isWanted && <NeverThere />}
    </main>
  );
}

it('the layout of the back office stays while a part of a screen loads', async () => {
  const http = fakeHttp({ 'GET /api/me': staffUser() });
  const screens = (
    <EditingSurroundings>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route path="*" element={<ScreenWithPart />} />
        </Route>
      </Routes>
    </EditingSurroundings>
  );
  await renderScreen(screens, { path: '/admin/testimonials', http, texts: ['layout'] });
  const more = await screen.findByRole('button', { name: 'Show more' });
  fireEvent.click(more);
  expect(more).not.toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});
