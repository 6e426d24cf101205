import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe.ts';

const onSwipe = jest.fn();

function Strip() {
  return (
    <div data-testid="strip" {...useSwipe(onSwipe)}>
      slides
    </div>
  );
}

function swipe(from: [number, number], to: [number, number]) {
  render(<Strip />);
  const strip = screen.getByTestId('strip');
  fireEvent.touchStart(strip, { touches: [{ clientX: from[0], clientY: from[1] }] });
  fireEvent.touchEnd(strip, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
}

describe('swipe', () => {
  it.each([
    ['51 px to the left is the next', [200, 0], [149, 0], [[1]]],
    ['51 px to the right is the previous', [149, 0], [200, 0], [[-1]]],
    ['50 px is nothing', [200, 0], [150, 0], []],
    ['a scroll that drifts sideways is nothing', [200, 0], [140, 90], []],
  ] as [string, [number, number], [number, number], number[][]][])('%s (CONST-05)', (_, from, to, calls) => {
    swipe(from, to);
    expect(onSwipe.mock.calls).toEqual(calls);
  });
});
