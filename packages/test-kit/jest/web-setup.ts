import '@testing-library/jest-dom';
import { afterEach, jest } from '@jest/globals';
import { act, configure } from '@testing-library/react';
import * as React from 'react';

// Rendering takes longer than the library's default of one second on a busy machine.
configure({ asyncUtilTimeout: 5_000, eventWrapper: inActThatForgetsNothing });
jest.setTimeout(30_000);
// A failed test with fake timers would make later tests wait forever.
afterEach(() => void jest.useRealTimers());

interface ReactInternals {
  actQueue: unknown[] | null;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, ReactInternals>;
// React takes a stack trace for each of the first 10,000 elements per second, for its warnings: a tenth of the time of a test.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });

let isInEvent = false;

/**
 * Like the library's wrapper, but safe for lazily loaded components: on a busy machine React defers rendering, and an `act` that is not
 * awaited drops deferred work.
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

class NeverObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, { IntersectionObserver: NeverObserver, ResizeObserver: NeverObserver });

const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
// jsdom looks up every label for each control, which takes most of the time of a test of a long form.
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
