import { amount, choice, envelope, listOf, orNone, part, view, word, words } from '../schema/view.ts';
import { CONTENT_STATUSES } from '../statuses.ts';
import { imageMeta } from './images.views.ts';
import { itineraryItemView } from './itinerary.views.ts';
import { FIGURES_IN_VIEWS } from './travel-figures.views.ts';
import { INCLUSIONS_IN_VIEWS } from './travel-inclusions.views.ts';

const duration = word('`1 day`, `3 days`.');
const status = choice(CONTENT_STATUSES);

export const packageDestinationView = view('PackageDestinationView', 'A destination of a package, in short.', {
  destination_id: word(),
  destination_name_en: word(),
  name: words(),
  description: word(),
});

export const packageView = view(
  'PackageView',
  'A package as the landing page reads it (ENT-03..08). `image` is server-relative, empty when there is none.',
  {
    travel_id: word(),
    slug: word(),
    travel_slug: word(),
    travel_name: words(),
    travel_desc: words(),
    travel_category: words(),
    duration,
    image: word(),
    image_meta: imageMeta,
    status,
    destinations: listOf(packageDestinationView),
    features: listOf(word()).meta({ description: 'English destination names.' }),
    gradient: word('Two CSS colours, from and to, for the card before its picture is there.'),
    ...INCLUSIONS_IN_VIEWS,
    ...FIGURES_IN_VIEWS,
  },
);

export const packageCardView = packageView
  .omit(['travel_slug', 'destinations', 'features', 'included', 'not_included', 'to_bring'])
  .shape({ updated_at: word() })
  .meta({ name: 'PackageCardView', description: 'What a card of a package shows (`view=card`); a long `travel_desc` ends with `…`.' });

export const packageIdView = packageCardView
  .pick(['travel_id', 'slug', 'status', 'updated_at'])
  .meta({ name: 'PackageIdView', description: 'That there is this package, and when it changed last (`view=ids`).' });

export const travelDetailView = view(
  'TravelDetailView',
  '`GET /api/get-travel-details/{id}` (ENT-35..38): texts as maps and flat, because the specification reads both.',
  {
    travel_id: word(),
    slug: word(),
    names: words(),
    categories: words(),
    descriptions: words(),
    travel_name_en: word(),
    travel_name_id: word(),
    travel_name_cn: word(),
    travel_category_en: word(),
    travel_category_id: word(),
    travel_category_cn: word(),
    travel_desc_en: word(),
    travel_desc_id: word(),
    travel_desc_cn: word(),
    duration,
    status,
    travel_img: word(),
    image_meta: imageMeta,
    ...INCLUSIONS_IN_VIEWS,
    ...FIGURES_IN_VIEWS,
    destinations: listOf(itineraryItemView),
    version: amount(),
    created_at: word(),
    updated_at: word(),
  },
);

export const itineraryItemAnswer = view(
  'ItineraryItemAnswer',
  'What adding and updating an item answer: the item, and as `data` the whole package, which its change made a new version of.',
  { ...envelope(travelDetailView), item: itineraryItemView },
);

export const travelListItemView = view(
  'TravelListItemView',
  'A card of the admin travel list: English strings as the specification reads, maps beside them (OR-61).',
  {
    id: word(),
    travel_id: word(),
    slug: word(),
    name: word(),
    names: words(),
    description: word(),
    descriptions: words(),
    duration,
    image: word(),
    image_meta: imageMeta,
    status,
    destinations: listOf(part({ destination_id: word(), name: word(), names: words() })),
    ...FIGURES_IN_VIEWS,
    version: amount(),
    created_at: word(),
    updated_at: word(),
  },
);

export const travelStatsView = view('TravelStatsView', 'The figures above the admin travel list.', {
  totalTravels: amount(),
  activeBookings: orNone(amount('Held or confirmed, and not past (ENQ-14); null while nobody can tell.')),
  destinations: amount(),
  monthlyTours: amount(),
});

export const travelsWithStatsView = view('TravelsWithStatsView', 'The admin travel list with its figures.', {
  travels: listOf(travelListItemView),
  stats: travelStatsView,
});
