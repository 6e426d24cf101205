import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DestinationView, DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { LANGUAGE_TAGS, type Language, localise } from '@reefdesk/contracts/languages';
import { addressIn, PATHS, travelPath } from '@reefdesk/contracts/pages/site-paths';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { weekdayName } from '@reefdesk/contracts/site/opening-times';
import type { TravelFacts } from '@reefdesk/contracts/travels/requests';
import type { PackageView, TravelPageView } from '@reefdesk/contracts/travels/views';

/** Facts of a package for which schema.org has a property; its page shows all of them. */
function factsOf({ price, minimum_age: requiredMinAge }: TravelFacts): object {
  return {
    ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'IDR' } }),
    ...(requiredMinAge !== undefined && { touristType: { '@type': 'PeopleAudience', requiredMinAge } }),
  };
}

/** Dive facts that the page shows, in metres and degrees Celsius with their UN/CEFACT codes (EDT-12). */
function divePropertiesOf(dive: DiveFacts | undefined): object {
  const ranges = [
    { name: 'depth', unitCode: 'MTR', minValue: dive?.depth_from, maxValue: dive?.depth_to },
    { name: 'visibility', unitCode: 'MTR', minValue: dive?.visibility_from, maxValue: dive?.visibility_to },
    { name: 'water temperature', unitCode: 'CEL', minValue: dive?.water_from, maxValue: dive?.water_to },
  ].filter(({ minValue, maxValue }) => minValue !== undefined || maxValue !== undefined);
  return ranges.length > 0 ? { additionalProperty: ranges.map((range) => ({ '@type': 'PropertyValue', ...range })) } : {};
}

const AVAILABILITY: Readonly<Record<DepartureView['status'], string>> = {
  open: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/SoldOut',
};

/** Offer of a departure; without a price if none is set (DEP-08). */
function departureOffer(
  { date, status, seats_left: left, price: own }: DepartureView,
  name: string,
  travelPrice: number | undefined,
): object {
  const price = own ?? travelPrice;
  return {
    '@type': 'Offer',
    ...(price !== undefined && { price, priceCurrency: 'IDR' }),
    availability: AVAILABILITY[status],
    ...(left > 0 && { inventoryLevel: { '@type': 'QuantitativeValue', value: left } }),
    itemOffered: { '@type': 'TouristTrip', name, departureTime: date },
  };
}

/** schema.org descriptions of a page's content. Only what the page shows: no ratings, and no price that is not set. */
export class StructuredData {
  constructor(
    private readonly brand: Brand,
    private readonly origin: string,
    private readonly language: Language,
  ) {}

  /** `hours`: the opening hours that the page shows. */
  agency(hours: keyof Brand['openingHours']): object {
    const { brand, language } = this;
    return {
      '@type': 'TravelAgency',
      '@id': `${this.origin}/#agency`,
      name: brand.name,
      description: localise(brand.blurb, language),
      url: addressIn(this.origin, PATHS.home, language),
      ...(brand.phone && { telephone: brand.phone }),
      ...(brand.email && { email: brand.email }),
      address: brand.address[language].join(', '),
      geo: { '@type': 'GeoCoordinates', latitude: brand.map.latitude, longitude: brand.map.longitude },
      openingHoursSpecification: brand.openingHours[hours].map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => weekdayName(day, 'en')),
        opens,
        closes,
      })),
      sameAs: Object.values(brand.social).filter((address) => address !== ''),
    };
  }

  trip({ travel, destinations }: TravelPageView, path: string, departures: readonly DepartureView[] = []): object {
    const { language } = this;
    const name = localise(travel.name, language);
    const places = destinations.map(({ destination }) => localise(destination.name, language)).filter((name) => name !== '');
    return {
      '@type': 'TouristTrip',
      name,
      description: localise(travel.description, language),
      url: addressIn(this.origin, path, language),
      inLanguage: LANGUAGE_TAGS[language],
      provider: { '@id': `${this.origin}/#agency`, '@type': 'TravelAgency', name: this.brand.name },
      ...(travel.image && { image: this.origin + travel.image }),
      ...(places.length > 0 && {
        itinerary: {
          '@type': 'ItemList',
          itemListElement: places.map((name, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: { '@type': 'TouristAttraction', name },
          })),
        },
      }),
      ...factsOf(travel),
      ...(departures.length > 0 && { offers: departures.map((departure) => departureOffer(departure, name, travel.price)) }),
    };
  }

  attraction(destination: DestinationView, path: string): object {
    const { language } = this;
    return {
      '@type': 'TouristAttraction',
      name: localise(destination.name, language),
      description: localise(destination.description, language),
      url: addressIn(this.origin, path, language),
      address: localise(destination.locations, language) || destination.location,
      ...(destination.destination_img && { image: destination.gallery_images.map(({ image_url }) => this.origin + image_url) }),
      ...divePropertiesOf(destination.dive),
      isAccessibleForFree: destination.entry_fee.tourist === 0 && destination.entry_fee.local === 0,
    };
  }

  breadcrumbs(crumbs: readonly { name: string; path: string }[]): object {
    return {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: addressIn(this.origin, path, this.language),
      })),
    };
  }

  packages(packages: readonly Pick<PackageView, 'slug' | 'travel_name'>[]): object {
    return {
      '@type': 'ItemList',
      itemListElement: packages.map(({ slug, travel_name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: localise(travel_name, this.language),
        url: addressIn(this.origin, travelPath(slug), this.language),
      })),
    };
  }

  questions(questions: readonly { question: string; answer: string }[]): object {
    return {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    };
  }
}
