import { event } from './message.ts';

export const TestimonialsChanged = event<{ id: string }>('testimonials.testimonials.changed');
