import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import type { ListedPackage, PackageCard } from '../../shared/packages/package.ts';
import { usePackagesNamedQuery } from '../../shared/packages/packages.api.ts';

const KEY = 'compare';
export const AT_MOST = 3;

export interface Compared {
  /** In the order in which they were chosen; packages that are not offered are left out. */
  cards: readonly PackageCard[];
  /** The same packages with everything to compare; fewer while they load. */
  packages: readonly ListedPackage[];
  failed: boolean;
  retry: () => void;
  has: (slug: string) => boolean;
  isFull: boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

/** `shown` are packages that need not be loaded to know their names. */
export function useCompared(shown: readonly PackageCard[]): Compared {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the choice in the address, and hydration must match it.
  const hydrating = useHydrating();
  const named = hydrating ? [] : [...new Set((address.get(KEY) ?? '').split(','))].filter(Boolean).slice(0, AT_MOST);
  const { data = [], currentData, isError, refetch } = usePackagesNamedQuery(named, { skip: named.length === 0 });
  const slugs = currentData ? named.filter((slug) => currentData.some((travel) => travel.slug === slug)) : named;
  const among = <Package extends { slug: string }>(packages: readonly Package[]) =>
    slugs.flatMap((slug) => packages.find((travel) => travel.slug === slug) ?? []);
  const set = (chosen: readonly string[]) => choose({ [KEY]: chosen.join(',') });
  return {
    cards: among<PackageCard>([...data, ...shown]),
    packages: among(data),
    failed: isError,
    retry: () => void refetch(),
    has: (slug) => slugs.includes(slug),
    isFull: slugs.length >= AT_MOST,
    toggle(slug) {
      if (slugs.includes(slug)) set(slugs.filter((each) => each !== slug));
      else if (slugs.length < AT_MOST) set([...slugs, slug]);
    },
    clear: () => set([]),
  };
}
