import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useCallback } from 'react';
import { type Choice, KINDS, LENGTH_NAMES, SORTS } from './choice.ts';

const KEYS = { length: 'days', kind: 'for', sort: 'sort' } as const;

/** The choice lives in the address, so that it can be sent on and the way back from a package leads to what was found. */
export function useChoice() {
  const [address, choose] = useAddressChoice();
  // The page comes whole, whatever its address asks for.
  const hydrating = useHydrating();
  const read = <Value extends string>(key: string, values: readonly Value[]) =>
    hydrating ? undefined : values.find((value) => value === address.get(key));
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const named = Object.entries(changed) as [keyof Choice, string | undefined][];
      choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value === SORTS[0] ? '' : value])));
    },
    [choose],
  );
  const choice: Choice = {
    length: read(KEYS.length, LENGTH_NAMES),
    kind: read(KEYS.kind, KINDS),
    sort: read(KEYS.sort, SORTS) ?? SORTS[0],
  };
  return { choice, change, clear: useCallback(() => change({ length: undefined, kind: undefined }), [change]) };
}
