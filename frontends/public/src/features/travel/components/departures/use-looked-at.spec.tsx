import { act, render, screen } from '@testing-library/react';
import { useLookedAt } from './use-looked-at.ts';

function Thing() {
  const [element, isLookedAt] = useLookedAt<HTMLParagraphElement>();
  return <p ref={element}>{isLookedAt ? 'looked at' : 'alone'}</p>;
}

let scrolled: (isOnScreen: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      scrolled = (isIntersecting) =>
        act(() => seen([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const is = (text: string) => expect(screen.getByText(text)).toBeVisible();
const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('a visible element', () => {
  it('is on the screen', () => {
    render(<Thing />);
    is('alone');
    scrolled(true);
    is('looked at');
    scrolled(false);
    is('alone');
  });

  it('is in the visible tab', () => {
    render(<Thing />);
    scrolled(true);
    turn('hidden');
    is('alone');
    turn('visible');
    is('looked at');
  });

  it('belongs to a reader who is active from time to time', () => {
    render(<Thing />);
    scrolled(true);
    act(() => jest.advanceTimersByTime(110_000));
    is('looked at');
    act(() => jest.advanceTimersByTime(20_000));
    is('alone');
    act(() => void window.dispatchEvent(new Event('scroll')));
    is('looked at');
    act(() => jest.advanceTimersByTime(110_000));
    is('looked at');
  });
});
