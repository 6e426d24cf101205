import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// A busy machine takes longer to draw than the second that the library allows, and much longer to compile a part of a page that
// is loaded when it is needed; what never comes still fails.
configure({ asyncUtilTimeout: 120_000 });
jest.setTimeout(300_000);

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
