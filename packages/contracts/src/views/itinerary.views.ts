import { ITINERARY_CATEGORIES } from '../itinerary-categories.ts';
import { amount, choice, listOf, part, view, word, words } from '../schema/view.ts';
import { destinationView } from './destinations.views.ts';
import { imageMeta } from './images.views.ts';

export const itineraryStopView = view('ItineraryStopView', 'A stop as visitors read it.', {
  day: amount('Of the journey, from 1.'),
  time: word('`HH:MM`, 24 hours.'),
  comment: words(),
  destination: part({
    id: word(),
    name: words(),
    image: word(),
    image_meta: imageMeta,
    location: word(),
    bestTime: word(),
  }).nullable(),
});

export const itineraryView = view(
  'ItineraryView',
  '`GET /api/itinerary/{id or slug}` (ENT-15, ENT-16). Stops by day, within one in order of creation.',
  {
    id: word(),
    slug: word(),
    name: words(),
    duration: word(),
    stops: listOf(itineraryStopView),
  },
);

export const itineraryItemView = view('ItineraryItemView', 'One itinerary item as the back office edits it (ENT-39, ENT-40).', {
  id: word(),
  category: choice(ITINERARY_CATEGORIES),
  destination: destinationView.nullable(),
  destination_id: word().nullable(),
  day: amount('Of the journey, from 1.'),
  time: word(),
  comments: words(),
  comment_en: word(),
  comment_id: word(),
  comment_cn: word(),
  created_at: word(),
});
