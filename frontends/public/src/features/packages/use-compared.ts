import type { PackageView } from '@reefdesk/contracts/travels';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

const KEY = 'compare';
/** More do not stand beside each other on any screen. */
export const AT_MOST = 3;

export interface Compared {
  /** In the order in which they were chosen; only what is offered. */
  packages: readonly PackageView[];
  has: (slug: string) => boolean;
  isFull: boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

/** Packages that are looked at side by side: kept in the address, so that the choice can be sent to whoever comes along. */
export function useCompared(offered: readonly PackageView[]): Compared {
  const [address, choose] = useAddressChoice();
  // The page comes whole, whatever its address asks for.
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
