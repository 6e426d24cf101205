import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCarousel } from './use-carousel.tsx';

const asked = { times: 0, fails: 0 };
const destroy = jest.fn();

jest.mock('embla-carousel', () => {
  asked.times += 1;
  if (asked.times <= asked.fails) throw new Error('Loading chunk failed');
  const embla = { on: () => embla, off: () => embla, destroy, selectedScrollSnap: () => 0, scrollSnapList: () => [0, 0.5, 1] };
  return { __esModule: true, default: () => embla };
});

function Row() {
  const { viewportRef, ready, pages } = useCarousel({});
  return (
    <div ref={viewportRef}>
      <ul>
        <li>{ready ? `${pages} pages` : 'still'}</li>
      </ul>
    </div>
  );
}

beforeEach(() => {
  jest.resetModules();
  Object.assign(asked, { times: 0, fails: 0 });
  destroy.mockClear();
});
afterEach(cleanup);

describe('slide carousel', () => {
  it('loads its library once, at the first touch or key', async () => {
    render(<Row />);
    expect(screen.getByText('still')).toBeVisible();
    expect(asked.times).toBe(0);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByText('3 pages')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(asked.times).toBe(1);
  });

  it('retries at the next touch after a failed load', async () => {
    asked.fails = 1;
    render(<Row />);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(asked.times).toBe(1));
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      expect(screen.getByText('3 pages')).toBeVisible();
    });
    expect(asked.times).toBe(2);
  });

  it('removes its listeners', async () => {
    const { unmount } = render(<Row />);
    fireEvent.pointerDown(document.body);
    await screen.findByText('3 pages');
    unmount();
    expect(destroy).toHaveBeenCalledTimes(1);
    jest.resetModules();
    fireEvent.pointerDown(document.body);
    await Promise.resolve();
    expect(asked.times).toBe(1);
  });
});
