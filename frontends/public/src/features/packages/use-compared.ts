import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import type { ListedPackage } from '../../shared/packages/package.ts';

const KEY = 'compare';
export const AT_MOST = 3;

export interface Compared {
  /** In the order in which they were chosen; packages that are not offered are left out. */
  packages: readonly ListedPackage[];
  has: (slug: string) => boolean;
  isFull: boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

export function useCompared(offered: readonly ListedPackage[]): Compared {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the choice in the address, and hydration must match it.
  const hydrating = useHydrating();
  const named = hydrating ? [] : [...new Set((address.get(KEY) ?? '').split(','))];
  const packages = named.flatMap((slug) => offered.find(({ travel_slug }) => travel_slug === slug) ?? []).slice(0, AT_MOST);
  const slugs = packages.map(({ travel_slug }) => travel_slug);
  const set = (chosen: readonly string[]) => choose({ [KEY]: chosen.join(',') });
  return {
    packages,
    has: (slug) => slugs.includes(slug),
    isFull: slugs.length >= AT_MOST,
    toggle(slug) {
      if (slugs.includes(slug)) set(slugs.filter((each) => each !== slug));
      else if (slugs.length < AT_MOST) set([...slugs, slug]);
    },
    clear: () => set([]),
  };
}
