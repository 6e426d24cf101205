import {
  PACKAGE_KINDS,
  PACKAGE_LENGTHS,
  PACKAGE_SORTS,
  type PackageKind,
  type PackageLength,
  type PackageSort,
} from '@reefdesk/contracts/travels/search';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useCallback } from 'react';

/** Undefined means no restriction. */
export interface Choice {
  days: PackageLength | undefined;
  kind: PackageKind | undefined;
  sort: PackageSort;
}

const KEYS = { days: 'days', kind: 'for', sort: 'sort' } as const satisfies Record<keyof Choice, string>;

/** The choice is in the URL, so that it can be shared and survives going back from a package. */
export function useChoice() {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the choice in the URL, and hydration must match it.
  const hydrating = useHydrating();
  const read = <Value extends string>(key: string, values: readonly Value[]) =>
    hydrating ? undefined : values.find((value) => value === address.get(key));
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const named = Object.entries(changed) as [keyof Choice, string | undefined][];
      choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value === PACKAGE_SORTS[0] ? '' : value])));
    },
    [choose],
  );
  const choice: Choice = {
    days: read(KEYS.days, PACKAGE_LENGTHS),
    kind: read(KEYS.kind, PACKAGE_KINDS),
    sort: read(KEYS.sort, PACKAGE_SORTS) ?? PACKAGE_SORTS[0],
  };
  return { choice, change, clear: useCallback(() => change({ days: undefined, kind: undefined }), [change]) };
}
