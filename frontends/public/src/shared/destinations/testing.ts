import type { DestinationImageView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';

export function answer<T>(data: T) {
  return { status: 'success', success: true, data };
}

export function destinationsAnswer(destinations: readonly unknown[]) {
  return { ...answer({ destinations }), destinations };
}

type Answered = Pick<
  DestinationView,
  | 'destination_id'
  | 'name'
  | 'category'
  | 'description'
  | 'destination_img'
  | 'location'
  | 'best_time'
  | 'opening_hour'
  | 'entry_fee'
  | 'gallery_images'
>;
type Optional = Partial<Record<'locations' | 'opening_days' | 'best_times' | 'dive', unknown>>;

export function place(number: number, over: Partial<Record<keyof Answered, unknown>> & Optional = {}): Record<keyof Answered, unknown> {
  const answered: Answered = {
    destination_id: `d-${number}`,
    name: { en: `Reef ${number}`, id: `Terumbu ${number}`, cn: `礁石 ${number}` },
    category: { en: 'Diving', id: 'Selam', cn: '潜水' },
    description: { en: `About reef ${number}`, id: `Tentang terumbu ${number}`, cn: `关于礁石 ${number}` },
    destination_img: `/media/p${number}`,
    location: 'Bunaken National Marine Park, North Sulawesi',
    best_time: 'April - November',
    opening_hour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
    entry_fee: { local: 10_000, tourist: 150_000 },
    gallery_images: photos(1),
  };
  return { ...answered, ...over };
}

export function places(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => place(index + 1));
}

export function photos(count: number): DestinationImageView[] {
  return Array.from({ length: count }, (_, index) => {
    const [id, url, isMain] = [`g${index + 1}`, `/media/g${index + 1}`, index === 0];
    return { id, gallery_id: id, src: url, url, image_url: url, is_main: isMain, isMain, alt: '', meta: null };
  });
}
