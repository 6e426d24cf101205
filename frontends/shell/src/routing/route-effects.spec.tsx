import { Link, Navigate, Route, Routes, useNavigate } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useLayoutEffect } from 'react';
import { RouteEffects } from './route-effects.tsx';

function Page({ name, to }: { name: string; to: string }) {
  return (
    <main id="main" tabIndex={-1} aria-label={name}>
      <Link to={to}>away</Link>
      <section id="packages-section" />
    </main>
  );
}

function moveTo(top: number): void {
  jest.replaceProperty(window, 'scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

/** A page so short that the window moves up when it is shown. */
function Short() {
  const navigate = useNavigate();
  useLayoutEffect(() => moveTo(100), []);
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
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

  it('keeps the position of a visitor who has already scrolled, on the first page only', async () => {
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

  it('leaves the focus in a field of a dialog that was opened while the screen was loading', async () => {
    const loaded = new EventTarget();
    const Slow = lazy(async () => {
      await new Promise((resolve) => loaded.addEventListener('load', resolve));
      return { default: () => <Page name="Slow" to="/reef" /> };
    });
    await renderScreen(
      <>
        <Routes>
          <Route path="/reef" element={<Page name="Reef" to="/slow" />} />
          <Route path="/slow" element={<Slow />} />
        </Routes>
        <div role="dialog">
          <input aria-label="Find anything" />
        </div>
        <RouteEffects />
      </>,
      { path: '/reef' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    const field = screen.getByRole('textbox', { name: 'Find anything' });
    await userEvent.type(field, 'rays');
    loaded.dispatchEvent(new Event('load'));
    await screen.findByRole('main', { name: 'Slow' });
    await userEvent.keyboard(' and turtles');
    expect(field).toHaveValue('rays and turtles');
  });

  it('restores the position of the page that was left, although a shorter page moved the window', async () => {
    await renderScreen(
      <>
        <Routes>
          <Route path="/reef" element={<Page name="Reef" to="/short" />} />
          <Route path="/short" element={<Short />} />
        </Routes>
        <RouteEffects />
      </>,
      { path: '/reef' },
    );
    moveTo(600);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600);
  });

  it('scrolls smoothly to an anchor of the same page', async () => {
    await visit('/wall');
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  });
});

describe('a view of a page inside the site (INS-01)', () => {
  it('is reported once, not for the first page and not for an alias', async () => {
    const reported = jest.fn(async (_path: unknown, _init?: RequestInit) => new Response());
    const original = globalThis.fetch;
    globalThis.fetch = reported;
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderScreen(
      <>
        <Routes>
          <Route path="/alias" element={<Navigate to="/auth/about" replace />} />
          <Route path="/auth/about" element={<Page name="About" to="/auth/packages" />} />
          <Route path="/auth/packages" element={<Page name="Packages" to="/admin/travel" />} />
          <Route path="/admin/travel" element={<Page name="Travels" to="/auth/about" />} />
        </Routes>
        <RouteEffects />
      </>,
      { path: '/alias' },
    );
    expect(reported).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(reported.mock.calls).toEqual([['/auth/packages', expect.objectContaining({ method: 'HEAD' })]]);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(reported).toHaveBeenCalledTimes(1);
    globalThis.fetch = original;
    jest.restoreAllMocks();
  });
});
