import { api, type HttpClient } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { changeFeed } from './change-feed.ts';
import { useLiveChanges } from './use-live-changes.ts';
import { useLookEvery } from './use-look-every.ts';
import { useTitleCount } from './use-title-count.ts';

const { useSeenQuery } = api.injectEndpoints({
  endpoints: (build) => ({ seen: build.query<string, void>({ query: () => '/api/seen', providesTags: ['Enquiries'] }) }),
});

function Screen() {
  useLiveChanges();
  const every = useLookEvery(15_000);
  const { data } = useSeenQuery();
  return (
    <p>
      {data} every {every.pollingInterval / 1_000} s
    </p>
  );
}

function Named({ count, title }: { count: number; title: string }) {
  useTitleCount(count);
  document.title = title;
  return null;
}

describe('a screen that follows the change feed', () => {
  it('reloads only what changed, and polls rarely while the feed is live (ENQ-09)', async () => {
    let hear: Parameters<typeof changeFeed.hear>[0] = () => undefined;
    jest.spyOn(changeFeed, 'hear').mockImplementation((hearer) => {
      hear = hearer;
      return () => undefined;
    });
    let watcher: () => void = () => undefined;
    jest.spyOn(changeFeed, 'watch').mockImplementation((next) => {
      watcher = next;
      return () => undefined;
    });
    let count = 0;
    const http: HttpClient & { requests: unknown[] } = fakeHttp({ 'GET /api/seen': () => `seen ${++count}` });
    await renderScreen(<Screen />, { http });
    expect(await screen.findByText('seen 1 every 15 s')).toBeVisible();
    act(() => hear(['enquiries']));
    expect(await screen.findByText(/^seen 2/)).toBeVisible();
    act(() => {
      for (let times = 0; times < 20; times++) hear(['departures', 'bookings']);
    });
    expect(await screen.findByText(/^seen 3/, {}, { timeout: 5_000 })).toBeVisible();
    act(() => hear(['departures']));
    changeFeed.isLive = true;
    act(() => watcher());
    expect(await screen.findByText(/every 60 s/)).toBeVisible();
    expect(http.requests).toHaveLength(3);
    changeFeed.isLive = false;
  });
});

describe('the number in the tab title', () => {
  it('precedes the title that the screens set, and is removed on unmount (ENQ-09)', async () => {
    const view = await renderScreen(<Named count={3} title="Enquiries" />);
    await waitFor(() => expect(document.title).toBe('(3) Enquiries'));
    document.title = 'Bookings';
    await waitFor(() => expect(document.title).toBe('(3) Bookings'));
    view.unmount();
    expect(document.title).toBe('Bookings');
  });
});
