import type { InferType } from 'yup';
import type { galleryItemView, slideView } from './views/slides.views.ts';

export type SlideView = InferType<typeof slideView>;
export type GalleryItemView = InferType<typeof galleryItemView>;
