import { isLostChunk, reloadOnce, whenReachable } from './guarded-reload.ts';

describe('a missing chunk', () => {
  beforeEach(() => sessionStorage.clear());

  it('is distinguished from other errors', () => {
    expect(isLostChunk(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isLostChunk(new Error('Loading CSS chunk 12 failed'))).toBe(true);
    expect(isLostChunk(new TypeError('undefined is not a function'))).toBe(false);
    expect(isLostChunk('Loading chunk')).toBe(false);
  });

  it('reloads the page at most once a minute', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(true);
    expect(reloadOnce(reload, 1_030_000)).toBe(false);
    expect(reloadOnce(reload, 1_070_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page when the server does not respond', async () => {
    const reload = jest.fn();
    await whenReachable(reload, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(reload).not.toHaveBeenCalled();
    await whenReachable(reload, () => Promise.resolve());
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
