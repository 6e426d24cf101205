import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { PagesByPattern } from './fetch-ahead.ts';
import { useNextPage } from './next-page.ts';
import { readDestinationOf } from './shared/destinations/destinations.api.ts';

const reads = ({ params }: { params: Readonly<Record<string, string | undefined>> }, options?: { subscribe?: boolean }) => [
  readDestinationOf(params.id ?? '', options),
];
const ahead = jest.fn(async () => ({ default: Object.assign(() => null, { reads }) }));
const PAGES: PagesByPattern = [
  ['/here', { ahead: jest.fn() }],
  ['/place/:id', { ahead }],
];

function Links() {
  useNextPage(PAGES);
  return (
    <p>
      <a href="/place/1">
        <b>One</b>
      </a>
      <a href="/place/2">Two</a>
      <a href="/here">This page</a>
      <a href="https://elsewhere.example/place/3">Elsewhere</a>
      <a href="/place/4" target="_blank" rel="noreferrer">
        New tab
      </a>
      <a href="/nowhere">Nowhere</a>
    </p>
  );
}

async function show() {
  const http = fakeHttp();
  window.history.replaceState(null, '', '/here');
  await renderScreen(<Links />, { http });
  return () => http.requests.map(({ path }) => path);
}

describe('the page that a link leads to', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    Object.assign(navigator, { connection: undefined });
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is fetched with code and data once a pointer has rested on the link', async () => {
    const requested = await show();
    fireEvent.pointerOver(screen.getByText('One'));
    await pass(79);
    expect([ahead.mock.calls.length, requested()]).toEqual([0, []]);
    await pass(1);
    expect([ahead.mock.calls.length, requested()]).toEqual([1, ['/api/destination/1']]);
  });

  it('is not fetched for a pointer that only crosses it', async () => {
    const requested = await show();
    fireEvent.pointerOver(screen.getByText('One'));
    await pass(50);
    fireEvent.pointerOver(document.body);
    await pass(1_000);
    expect([ahead.mock.calls.length, requested()]).toEqual([0, []]);
  });

  it.each([
    ['touched', fireEvent.touchStart],
    ['pressed', fireEvent.pointerDown],
    ['reached by keyboard', fireEvent.focusIn],
  ])('is fetched at once when it is %s, its data once', async (_, come) => {
    const requested = await show();
    come(screen.getByText('Two'));
    come(screen.getByText('Two'));
    await pass(0);
    expect(requested()).toEqual(['/api/destination/2']);
  });

  it.each(['This page', 'Elsewhere', 'New tab', 'Nowhere'])(
    'is left alone when it is this one, none of ours, or none at all: %s',
    async (name) => {
      const requested = await show();
      fireEvent.touchStart(screen.getByText(name));
      await pass(1_000);
      expect([ahead.mock.calls.length, requested()]).toEqual([0, []]);
    },
  );

  it('is never fetched for visitors who save data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const requested = await show();
    fireEvent.touchStart(screen.getByText('One'));
    await pass(1_000);
    expect([ahead.mock.calls.length, requested()]).toEqual([0, []]);
  });

  it('may fail to load: the error is shown when the link is followed', async () => {
    ahead.mockRejectedValueOnce(new Error('no line'));
    const requested = await show();
    fireEvent.touchStart(screen.getByText('One'));
    await pass(0);
    expect(requested()).toEqual([]);
  });
});
