import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing.tsx';
import { RemoteUnavailableError } from './remote-loader.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

function Screen({ fails }: { fails: () => Error | undefined }) {
  const error = fails();
  if (error) throw error;
  return <p>The reef</p>;
}

describe('screen boundary', () => {
  // React logs caught errors, which these tests expect.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['EN', 'Try again'],
    ['ID', 'Coba lagi'],
    ['CN', '重试'],
  ] as const)('offers a retry, in %s, when a remote cannot be loaded', async (language, retry) => {
    let error: Error | undefined = new RemoteUnavailableError('public', new Error('503'));
    const onRetry = jest.fn(() => {
      error = undefined;
    });
    await renderScreen(
      <ScreenBoundary resetKey="/" onRetry={onRetry}>
        <Screen fails={() => error} />
      </ScreenBoundary>,
      { language },
    );
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The reef')).toBeVisible();
  });

  it.each([
    ['EN', 'Try again'],
    ['ID', 'Coba lagi'],
    ['CN', '重试'],
  ] as const)('shows our own page, in %s, where the code of a screen does not come for want of a connection', async (language, retry) => {
    const asked = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    Object.assign(globalThis, { fetch: asked });
    await renderScreen(
      <ScreenBoundary resetKey="/" onRetry={jest.fn()} inside>
        <Screen fails={() => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })} />
      </ScreenBoundary>,
      { language },
    );
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('shows the error screen with a way home when a screen breaks (ERR-30)', async () => {
    await renderScreen(
      <ScreenBoundary resetKey="/" onRetry={jest.fn()}>
        <Screen fails={() => new TypeError('undefined is not a function')} />
      </ScreenBoundary>,
    );
    expect(screen.getByText(/Unexpected Application Error!/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the surface' })).toHaveAttribute('href', '/');
  });
});
