import { Link, Navigate, Route, Routes } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouteEffects } from './route-effects.tsx';

function Page({ name, to }: { name: string; to: string }) {
  return (
    <main id="main" tabIndex={-1} aria-label={name}>
      <Link to={to}>away</Link>
      <section id="packages-section" />
    </main>
  );
}

async function visit(path: string) {
  await renderScreen(
    <>
      <Routes>
        <Route path="/alias" element={<Navigate to="/reef" replace />} />
        <Route path="/reef" element={<Page key="reef" name="Reef" to="/wall" />} />
        <Route path="/wall" element={<Page key="wall" name="Wall" to="/wall#packages-section" />} />
      </Routes>
      <RouteEffects />
    </>,
    { path },
  );
}

describe('a change of page', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('leaves the focus alone on the first page', async () => {
    await visit('/reef');
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('leaves who has scrolled already where they are on the first page, and there alone', async () => {
    jest.replaceProperty(window, 'scrollY', 600);
    await visit('/reef');
    expect(window.scrollTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('begins at the top, with the focus on the new content', async () => {
    await visit('/reef');
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(screen.getByRole('main', { name: 'Wall' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('goes smoothly to an anchor of the same page', async () => {
    await visit('/wall');
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  });
});
