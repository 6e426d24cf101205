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
// React takes a stack trace for each of the first 10,000 elements it creates in a second, for its warnings; that is a tenth of a test.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });

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

/** Elements that a label can name. */
const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
// For each control, jsdom looks up the control of every label in the document: most of the time of a test of a long form.
for (const { prototype } of LABELABLE) Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const labels = [...(this.getRootNode() as ParentNode).querySelectorAll('label')];
  const canBeOwn = (label: HTMLLabelElement) => (label.hasAttribute('for') ? label.htmlFor === this.id : label.contains(this));
  return labels.filter((label) => canBeOwn(label) && label.control === this);
}

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
