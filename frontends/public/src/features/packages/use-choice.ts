import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useSearchParams } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef } from 'react';
import { type Choice, KINDS, LENGTH_NAMES, SORTS } from './choice.ts';

const KEYS = { length: 'days', kind: 'for', sort: 'sort' } as const;

/** The choice lives in the address, so that it can be sent on and the way back from a package leads to what was found. */
export function useChoice() {
  const [address, setAddress] = useSearchParams();
  // Two presses may come before the address is drawn once: the second goes on from the first.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  // The page comes whole, whatever its address asks for.
  const hydrating = useHydrating();
  const read = <Value extends string>(key: string, values: readonly Value[]) =>
    hydrating ? undefined : values.find((value) => value === address.get(key));
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const after = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changed) as [keyof Choice, string | undefined][]) {
        if (value && value !== SORTS[0]) after.set(KEYS[name], value);
        else after.delete(KEYS[name]);
      }
      latest.current = after;
      setAddress(after, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  const choice: Choice = {
    length: read(KEYS.length, LENGTH_NAMES),
    kind: read(KEYS.kind, KINDS),
    sort: read(KEYS.sort, SORTS) ?? SORTS[0],
  };
  return { choice, change, clear: useCallback(() => change({ length: undefined, kind: undefined }), [change]) };
}
