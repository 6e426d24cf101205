import { flag, listOf, part, view, word, words } from '../schema/view.ts';
import { entryFee, openingHour } from './destinations.views.ts';
import { PLACE_IN_VIEWS } from './dive-facts.views.ts';
import { imageMeta } from './images.views.ts';
import { FIGURES_IN_VIEWS } from './travel-figures.views.ts';
import { INCLUSIONS_IN_VIEWS } from './travel-inclusions.views.ts';

export const travelPageDestinationView = view('TravelPageDestinationView', 'A destination on the page of a package.', {
  destinationId: word(),
  visitDuration: word(),
  comments: words(),
  destination: part({
    name: words(),
    description: words(),
    category: words(),
    mainImage: word(),
    defaultImage: word(),
    main_image_meta: imageMeta,
    details: part({ opening_hours: openingHour, entry_fee: entryFee, best_time: word(), location: word(), ...PLACE_IN_VIEWS }),
    comments: words(),
    gallery: listOf(part({ id: word(), url: word(), isMain: flag(), meta: imageMeta })),
  }),
});

export const travelPageView = view('TravelPageView', '`GET /api/travel/{slug}` (ENT-09..13).', {
  travel: part({
    id: word(),
    travel_id: word(),
    slug: word(),
    name: words(),
    description: words(),
    category: words(),
    duration: word('`1 day`, `3 days`.'),
    image: word(),
    image_meta: imageMeta,
    ...INCLUSIONS_IN_VIEWS,
    ...FIGURES_IN_VIEWS,
  }),
  destinations: listOf(travelPageDestinationView),
});
