import '@testing-library/jest-dom';
import { afterEach, jest } from '@jest/globals';
import { act, configure } from '@testing-library/react';
import * as React from 'react';

// A busy machine takes longer to draw than the second that the library allows.
configure({ asyncUtilTimeout: 5_000, eventWrapper: inActThatForgetsNothing });
jest.setTimeout(30_000);
// A test that fails while it holds the clock would make the ones after it wait for timers that never run.
afterEach(() => void jest.useRealTimers());

/** What `act` has yet to do, while it is running. */
interface ReactInternals {
  actQueue: unknown[] | null;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, ReactInternals>;
let isInEvent = false;

/**
 * As the library does it, but for parts of a page that are loaded when an event asks for them: on a busy machine React puts such
 * drawing off, and an `act` that nobody waits for then drops what it had put off, so that the part never comes.
 */
function inActThatForgetsNothing(dispatch: () => unknown): unknown {
  if (isInEvent) return dispatch();
  isInEvent = true;
  try {
    const during: { result?: unknown; queue?: unknown[] | null | undefined } = {};
    const work = act(() => {
      during.queue = internals?.actQueue;
      during.result = dispatch();
    }) as unknown as PromiseLike<void>;
    if (during.queue?.length) void work.then(() => undefined);
    return during.result;
  } finally {
    isInEvent = false;
  }
}

/** Nothing is ever on screen in jsdom: observers that never report suit it. */
class NeverObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, { IntersectionObserver: NeverObserver, ResizeObserver: NeverObserver });

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
