import { useSearchParams } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef } from 'react';

/** Parameters of the address by name; what is empty is taken away. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/**
 * What a reader has chosen on a page, kept in its address so that it can be sent on and gone back to, and the way to choose
 * more. Two choices may come before the address is drawn once: the second goes on from the first.
 */
export function useAddressChoice(): [URLSearchParams, (change: AddressChange) => void] {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const choose = useCallback(
    (change: AddressChange) => {
      const after = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      latest.current = after;
      setAddress(after, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return [address, choose];
}
