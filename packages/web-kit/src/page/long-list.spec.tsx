import { Link } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST_STEP, useLongList } from './long-list.tsx';

afterEach(cleanup);

const NUMBERS = Array.from({ length: 2 * LIST_STEP + 10 }, (_, at) => at + 1);

function Numbers() {
  const [drawn, more] = useLongList(NUMBERS);
  return (
    <>
      <ol>
        {drawn.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
      {more}
      <Link to="?q=other">another search</Link>
      <Link to="?">the list</Link>
    </>
  );
}

const count = () => screen.getAllByRole('listitem', { hidden: true }).length;

describe('a long list', () => {
  it('is rendered in steps with a button that shows how many entries are left', async () => {
    await renderScreen(<Numbers />, { path: '/by-button' });
    expect(count()).toBe(LIST_STEP);
    await userEvent.click(screen.getByRole('button', { name: `Show more (${LIST_STEP + 10} left)` }));
    expect(count()).toBe(2 * LIST_STEP);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
    expect(count()).toBe(NUMBERS.length);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('continues automatically when its end comes near the viewport', async () => {
    const near: (() => void)[] = [];
    class Observer {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => seen([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    }
    const before = window.IntersectionObserver;
    Object.assign(window, { IntersectionObserver: Observer });
    try {
      await renderScreen(<Numbers />, { path: '/by-scrolling' });
      act(() => near.at(-1)?.());
      expect(count()).toBe(2 * LIST_STEP);
      act(() => near.at(-1)?.());
      expect(count()).toBe(NUMBERS.length);
    } finally {
      Object.assign(window, { IntersectionObserver: before });
    }
  });

  it('restores the number of shown entries, and starts again for another search', async () => {
    await renderScreen(<Numbers />, { path: '/come-back' });
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('link', { name: 'another search' }));
    expect(count()).toBe(LIST_STEP);
    await userEvent.click(screen.getByRole('link', { name: 'the list' }));
    expect(count()).toBe(2 * LIST_STEP);
  });
});
