import type { PackageView } from '@reefdesk/contracts/travels/views';

type PackageDestination = Omit<PackageView['destinations'][number], 'description'>;

/** The fields that tiles show and filters read. */
export type PackageCard = Pick<
  PackageView,
  'slug' | 'travel_name' | 'travel_category' | 'duration' | 'image' | 'image_meta' | 'gradient' | 'level' | 'price'
>;

export type ListedPackage = Omit<PackageView, 'destinations' | 'to_bring'> & { destinations: PackageDestination[] };

export function packageCard(travel: PackageView): PackageCard {
  const { travel_name, travel_category, duration, image, image_meta, gradient, level, price } = travel;
  return { slug: slugOf(travel), travel_name, travel_category, duration, image, image_meta, gradient, level, price };
}

export function listedPackage({ destinations, to_bring: _, ...travel }: PackageView): ListedPackage {
  const visited = (destinations ?? []).map(({ description: _, ...destination }) => destination);
  return { ...travel, slug: slugOf(travel), destinations: visited };
}

/** The specification has two names for it (OR-27). */
function slugOf({ slug, travel_slug }: Pick<PackageView, 'slug' | 'travel_slug'>): string {
  return slug ?? travel_slug;
}

/** Features of a package: the names of its destinations, in the reader's language if available (ENT-06, OR-27). */
export function packageFeatures(
  { features, destinations }: Pick<ListedPackage, 'features' | 'destinations'>,
  nameOf: (destination: PackageDestination) => string,
): string[] {
  const english = features ?? destinations.map(({ destination_name_en }) => destination_name_en);
  return english.map((feature) => {
    const destination = destinations.find(({ destination_name_en }) => destination_name_en === feature);
    return (destination && nameOf(destination)) || feature;
  });
}

const GRADIENTS = ['#0a5a7d, #06304a', '#14a3b4, #0a5a7d', '#06304a, #041824'] as const;

/** Background of a card until its picture has loaded (ENT-07); without one from the server, it depends on the index. */
export function packageGround(gradient: string | undefined, index: number): string {
  return `linear-gradient(160deg, ${gradient || GRADIENTS[index % GRADIENTS.length]})`;
}
