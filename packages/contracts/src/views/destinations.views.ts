import { DIVE_LEVELS } from '../dive-words.ts';
import { amount, choice, flag, listOf, view, word, words } from '../schema/view.ts';
import { CONTENT_STATUSES } from '../statuses.ts';
import { DIVE_IN_VIEWS, PLACE_IN_VIEWS } from './dive-facts.views.ts';
import { imageMeta } from './images.views.ts';

export const openingHour = view(
  'OpeningHour',
  'Times are `HH:MM`, 24 hours; `day` is free text such as `Monday - Sunday`. Empty strings when unknown.',
  { day: word(), open: word(), close: word() },
);

export const entryFee = view('EntryFee', 'Whole rupiah (IDR); 0 is free.', { local: amount(), tourist: amount() });

export const destinationImageView = view('DestinationImageView', 'One gallery image in all the shapes the specification reads (OR-69).', {
  gallery_id: word(),
  image_url: word(),
  is_main: flag(),
  id: word(),
  src: word(),
  url: word(),
  isMain: flag(),
  alt: word(),
  meta: imageMeta,
});

export const destinationView = view(
  'DestinationView',
  'A destination in the public and the admin reading at once (ENT-18, ENT-27..32, OR-69).',
  {
    destination_id: word(),
    name: words(),
    description: words(),
    category: words(),
    destination_name_en: word(),
    destination_name_id: word(),
    destination_name_cn: word(),
    destination_category_en: word(),
    destination_category_id: word(),
    destination_category_cn: word(),
    destination_desc_en: word(),
    destination_desc_id: word(),
    destination_desc_cn: word(),
    destination_img: word(),
    mainImage: word(),
    main_image_meta: imageMeta,
    location: word(),
    opening_hour: openingHour,
    opening_hours: openingHour,
    entry_fee: entryFee,
    best_time: word(),
    visit_duration: word(),
    ...PLACE_IN_VIEWS,
    ...DIVE_IN_VIEWS,
    status: choice(CONTENT_STATUSES),
    gallery_images: listOf(destinationImageView),
    images: listOf(destinationImageView),
    version: amount(),
    created_at: word(),
    updated_at: word(),
  },
);

export const destinationCardView = destinationView
  .pick(['destination_id', 'name', 'description', 'category', 'mainImage', 'main_image_meta', 'locations', 'status', 'updated_at'])
  .shape({ dive_level: choice(DIVE_LEVELS).optional().default(undefined) })
  .meta({
    name: 'DestinationCardView',
    description: 'What the card of a destination shows (`view=card`); a long `description` ends with `…`.',
  });

export const destinationIdView = destinationView
  .pick(['destination_id', 'status', 'updated_at'])
  .meta({ name: 'DestinationIdView', description: 'That there is this destination, and when it changed last (`view=ids`).' });

export const destinationGalleryView = destinationView
  .pick(['destination_id', 'destination_img', 'mainImage', 'main_image_meta', 'gallery_images', 'images', 'version', 'updated_at'])
  .meta({
    name: 'DestinationGalleryView',
    description: 'What the gallery calls answer (API-33..36): the whole gallery and what it changes on the destination.',
  });
