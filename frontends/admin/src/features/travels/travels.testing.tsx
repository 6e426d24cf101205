import '../../locales/texts.ts';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { Route, Routes } from '@reefdesk/web-kit';
import { type fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import type { ComponentType } from 'react';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';

export const admin = staffUser();

export function destination(id: string, name: string, change: Partial<DestinationView> = {}): DestinationView {
  return {
    destination_id: id,
    name: { en: name, id: `${name} (id)`, cn: `${name} (cn)` },
    destination_name_en: name,
    destination_img: '',
    main_image_meta: null,
    status: 'active',
    ...change,
  } as DestinationView;
}

export function item(id: string, change: Partial<ItineraryItemView> = {}): ItineraryItemView {
  const comments = change.comments ?? { en: `Stop ${id}`, id: `Singgah ${id}`, cn: `${id} 站` };
  return {
    id,
    category: 'destination',
    destination: destination('d1', 'Bunaken'),
    destination_id: 'd1',
    day: 1,
    position: '',
    time: '09:00',
    titles: { en: '', id: '', cn: '' },
    image: '',
    image_meta: null,
    comments,
    comment_en: comments.en,
    comment_id: comments.id,
    comment_cn: comments.cn,
    created_at: '2026-02-01T00:00:00Z',
    ...change,
  };
}

export function travel(change: Partial<TravelDetailView> = {}): TravelDetailView {
  return {
    travel_id: 't1',
    slug: 'bunaken-classic',
    names: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' },
    categories: { en: 'Diving', id: 'Menyelam', cn: '潜水' },
    descriptions: { en: 'Three dives in one day.', id: 'Tiga penyelaman sehari.', cn: '一天三潜。' },
    ...each(OPTIONAL_TEXT_NAMES, () => EMPTY_TEXT),
    duration: '3 days',
    status: 'active',
    travel_img: '',
    image_meta: null,
    destinations: [],
    version: 4,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...change,
  } as TravelDetailView;
}

export const answer = (data: unknown) => ({ status: 'success', success: true, data });

export async function showPage(
  Page: ComponentType,
  path: string,
  http: ReturnType<typeof fakeHttp>,
  options: ScreenOptions = {},
): Promise<void> {
  await renderScreen(
    <EditingSurroundings>
      <Routes>
        <Route path="/admin/translate/packages/t1" element={<p>The translator’s screen</p>} />
        <Route path="/admin/travel" element={path === '/admin/travel' ? <Page /> : <p>The list screen</p>} />
        <Route path="/admin/travel/add-travel" element={path.endsWith('add-travel') ? <Page /> : <p>The add screen</p>} />
        <Route
          path="/admin/travel/travel-detail/:travelId"
          element={path.includes('travel-detail') ? <Page /> : <p>The detail screen</p>}
        />
      </Routes>
    </EditingSurroundings>,
    { path, http, user: admin, texts: ['travels', 'lists', 'drafts', 'editing', 'fields', 'uploads', 'ordering'], ...options },
  );
}
