import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { ItineraryStopView, ItineraryView, TravelPageDestinationView, TravelPageView } from '@reefdesk/contracts/travels/views';

export function answer<T>(data: T) {
  return { status: 'success', success: true, message: 'Found', data };
}

const inAll = (text: string, number: number) => ({ en: `${text} ${number}`, id: `${text} ${number} (id)`, cn: `${text} ${number} (cn)` });

export function stopOnPage(number: number, over: Partial<TravelPageDestinationView['destination']> = {}): TravelPageDestinationView {
  return {
    destinationId: `d-${number}`,
    visitDuration: 'Half Day',
    comments: inAll('Comment', number),
    destination: {
      name: inAll('Reef', number),
      description: inAll('About reef', number),
      category: inAll('Diving', number),
      mainImage: `/media/p${number}`,
      defaultImage: `/media/p${number}`,
      main_image_meta: null,
      details: {
        opening_hours: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
        entry_fee: { local: 10_000, tourist: 150_000 },
        best_time: 'April - November',
        location: 'Bunaken National Marine Park',
        ...inEnglish('Bunaken National Marine Park', 'Monday - Sunday', 'April - November'),
      },
      comments: inAll('Comment', number),
      gallery: photos(3),
      ...over,
    },
  };
}

function inEnglish(location: string, days: string, bestTime: string) {
  const inEnglish = (en: string) => ({ en, id: '', cn: '' });
  return { locations: inEnglish(location), opening_days: inEnglish(days), best_times: inEnglish(bestTime) };
}

export function photos(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index + 1}`,
    url: `/media/g${index + 1}`,
    isMain: index === 0,
    meta: null,
  }));
}

export function travelPage(stops: number | TravelPageDestinationView[] = 3, over: Partial<TravelPageView['travel']> = {}): TravelPageView {
  return {
    travel: {
      id: 't-1',
      travel_id: 't-1',
      slug: 'trip',
      name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' },
      description: { en: 'Three dives', id: 'Tiga penyelaman', cn: '三潜' },
      category: { en: 'Diving', id: 'Selam', cn: '潜水' },
      duration: '3 days',
      image: '',
      image_meta: null,
      ...each(OPTIONAL_TEXT_NAMES, (name) => inAll(name, 1)),
      ...over,
    },
    destinations: Array.isArray(stops) ? stops : Array.from({ length: stops }, (_, index) => stopOnPage(index + 1)),
  };
}

export function itineraryStop(number: number, over: Partial<ItineraryStopView> = {}): ItineraryStopView {
  return {
    day: 1,
    time: `0${number}:30`,
    title: { en: '', id: '', cn: '' },
    image: '',
    image_meta: null,
    comment: inAll('Then', number),
    destination: {
      id: `d-${number}`,
      name: inAll('Reef', number),
      image: '',
      image_meta: null,
      location: 'North Sulawesi',
      bestTime: 'April - November',
      locations: { en: 'North Sulawesi', id: '', cn: '' },
      best_times: { en: 'April - November', id: '', cn: '' },
    },
    ...over,
  };
}

export function itinerary(stops: ItineraryStopView[] = [itineraryStop(1), itineraryStop(2, { destination: null })]): ItineraryView {
  return { id: 't-1', slug: 'trip', name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' }, duration: '3 days', stops };
}
