import { amount, view, word, words } from '../schema/view.ts';
import { imageMeta } from './images.views.ts';

export const slideView = view(
  'SlideView',
  'A slide as visitors read it (ENT-24): `title` and `description` are the plain (English) values.',
  {
    id: word(),
    image: word(),
    image_meta: imageMeta,
    title: word(),
    description: word(),
    titles: words(),
    descriptions: words(),
  },
);

export const galleryItemView = view('GalleryItemView', 'The same item as the gallery manager reads it (ENT-41).', {
  gallery_id: word(),
  image_url: word(),
  image_meta: imageMeta,
  image_title_en: word(),
  image_title_id: word(),
  image_title_cn: word(),
  image_desc_en: word(),
  image_desc_id: word(),
  image_desc_cn: word(),
  version: amount(),
  created_at: word(),
  updated_at: word(),
});
