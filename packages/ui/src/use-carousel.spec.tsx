import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCarousel } from './use-carousel.tsx';

const requests = { times: 0, fails: 0 };
const destroy = jest.fn();

jest.mock('embla-carousel', () => {
  requests.times += 1;
  if (requests.times <= requests.fails) throw new Error('Loading chunk failed');
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
  Object.assign(requests, { times: 0, fails: 0 });
  destroy.mockClear();
});
afterEach(cleanup);

describe('slide carousel', () => {
  it('loads its library once, at the first touch or key', async () => {
    render(<Row />);
    expect(screen.getByText('still')).toBeVisible();
    expect(requests.times).toBe(0);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByText('3 pages')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(requests.times).toBe(1);
  });

  it('retries at the next touch after a failed load', async () => {
    requests.fails = 1;
    render(<Row />);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(requests.times).toBe(1));
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      expect(screen.getByText('3 pages')).toBeVisible();
    });
    expect(requests.times).toBe(2);
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
    expect(requests.times).toBe(1);
  });
});
