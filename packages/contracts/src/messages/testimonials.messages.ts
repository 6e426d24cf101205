import type { Localised } from '../languages.ts';
import { fact, message } from './message.ts';

export const TestimonialsChanged = fact<{ id: string }>('testimonials.testimonials.changed');

export interface TestimonialImport {
  key: string;
  name: Localised;
  role: Localised;
  quote: Localised;
  location: Localised;
  rating: number;
  profileImageId: string;
  photoIds: string[];
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** Demo content; only the seed account may send it. Idempotent by `key`. */
export const ImportTestimonials = message<{ testimonials: TestimonialImport[] }, { created: number }>('testimonials.demo.import');
export const CountTestimonials = message<Record<string, never>, { count: number }>('testimonials.demo.count');
