import { ITINERARY_CATEGORIES } from '../itinerary-categories.ts';
import { amount, choice, listOf, part, view, word, words } from '../schema/view.ts';
import { destinationView } from './destinations.views.ts';
import { imageMeta } from './images.views.ts';

export const itineraryStopView = view(
  'ItineraryStopView',
  'A stop as visitors read it: its title and its picture, where it has some, stand in place of those of its destination.',
  {
    day: amount('Of the journey, from 1.'),
    time: word('`HH:MM`, 24 hours.'),
    title: words(),
    image: word('Of its own, in place of the picture of its destination; server-relative, empty when there is none.'),
    image_meta: imageMeta,
    comment: words(),
    destination: part({
      id: word(),
      name: words(),
      image: word(),
      image_meta: imageMeta,
      location: word(),
      bestTime: word(),
      locations: words(),
      best_times: words(),
    }).nullable(),
  },
);

export const itineraryView = view(
  'ItineraryView',
  '`GET /api/itinerary/{id or slug}` (ENT-15, ENT-16). Stops by day, within one as staff ordered them, else in order of creation.',
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
  position: word('Within its day; places compare as plain strings.'),
  time: word(),
  titles: words(),
  image: word('Of its own; server-relative, empty when there is none.'),
  image_meta: imageMeta,
  comments: words(),
  comment_en: word(),
  comment_id: word(),
  comment_cn: word(),
  created_at: word(),
});
