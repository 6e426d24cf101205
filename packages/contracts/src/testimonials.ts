import type { InferType } from 'yup';
import type { testimonialPhotoView, testimonialView } from './views/testimonials.views.ts';

export type TestimonialPhotoView = InferType<typeof testimonialPhotoView>;
export type TestimonialView = InferType<typeof testimonialView>;
