import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import type { Testimonial } from '../../shared/testimonials/testimonial.ts';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials.ts';

export function answer<T>(data: T) {
  return { status: 'success', success: true, data };
}

export function travelPackage(number: number, over: Partial<PackageView> = {}): PackageView {
  return {
    travel_id: `id-${number}`,
    slug: `trip-${number}`,
    travel_slug: `trip-${number}`,
    travel_name: { en: `Trip ${number}`, id: `Perjalanan ${number}`, cn: `行程 ${number}` },
    travel_desc: { en: `About trip ${number}`, id: `Tentang ${number}`, cn: '' },
    travel_category: { en: 'Diving', id: 'Selam', cn: '潜水' },
    duration: '3 days',
    image: '',
    ...each(OPTIONAL_TEXT_NAMES, () => EMPTY_TEXT),
    image_meta: null,
    status: 'active',
    destinations: [],
    features: [],
    gradient: '',
    ...over,
  };
}

export function destinations(count: number): PackageView['destinations'] {
  return Array.from({ length: count }, (_, index) => ({
    destination_id: `d${index}`,
    destination_name_en: `Place ${index + 1}`,
    name: { en: `Place ${index + 1}`, id: `Tempat ${index + 1}`, cn: `地点 ${index + 1}` },
    description: '',
  }));
}

export function testimonial(over: Partial<Testimonial> = {}): Testimonial {
  const [sample] = SAMPLE_TESTIMONIALS;
  if (!sample) throw new Error('There is no sample');
  return { ...sample, testimonial_id: 't1', name_en: 'Anna', name_id: 'Ani', name_cn: '安娜', ...over };
}

/** Replaces the browser's IntersectionObserver: every observed element counts as visible at once. */
export class EverythingIsNear {
  constructor(private readonly report: IntersectionObserverCallback) {}

  observe(target: Element): void {
    this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
}
