import '../texts/index.ts';
import { Link, Route, Routes } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsavedGuard } from './unsaved-guard.tsx';

async function show(when: boolean) {
  await renderScreen(
    <Routes>
      <Route
        path="/admin/form"
        element={
          <>
            <UnsavedGuard when={when} />
            <Link to="/admin/list">Away</Link>
            <a href="https://elsewhere.example/">Elsewhere</a>
          </>
        }
      />
      <Route path="/admin/list" element={<p>The list</p>} />
    </Routes>,
    { path: '/admin/form', texts: ['editing', 'fields'] },
  );
}

function closesTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('unsaved changes guard', () => {
  it('allows navigation while nothing is unsaved', async () => {
    await show(false);
    expect(closesTab()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(screen.getByText('The list')).toBeVisible();
  });

  it('asks before a link leaves the screen, and makes the browser ask before the tab closes (MSG-41)', async () => {
    await show(true);
    expect(closesTab()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    await userEvent.click(await screen.findByRole('button', { name: 'No, keep editing' }));
    expect(screen.getByRole('link', { name: 'Away' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(screen.getByText('The list')).toBeVisible();
  });

  it('asks before the back button leaves the screen, which stays in place', async () => {
    await show(true);
    const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    const seen = jest.fn();
    window.addEventListener('popstate', seen);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: -1 } })));
    expect(seen).not.toHaveBeenCalled();
    expect(go).toHaveBeenLastCalledWith(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(go).toHaveBeenLastCalledWith(-1);
    window.removeEventListener('popstate', seen);
  });
});
