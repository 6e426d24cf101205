import { amount, listOf, view, word } from '../schema/view.ts';
import { imageMeta } from './images.views.ts';

export const testimonialPhotoView = view('TestimonialPhotoView', 'A photo of a testimonial.', {
  id: word(),
  url: word(),
  caption: word(),
  meta: imageMeta,
});

export const testimonialView = view('TestimonialView', 'ENT-21, ENT-42. `date` repeats `createdAt` because either is read (OR-34).', {
  testimonial_id: word(),
  name_en: word(),
  name_id: word(),
  name_cn: word(),
  role_en: word(),
  role_id: word(),
  role_cn: word(),
  quote_en: word(),
  quote_id: word(),
  quote_cn: word(),
  location_en: word(),
  location_id: word(),
  location_cn: word(),
  profile_image: word(),
  profile_image_meta: imageMeta,
  rating: amount('1 to 5.'),
  photos: listOf(testimonialPhotoView),
  createdAt: word(),
  date: word(),
  version: amount(),
});
