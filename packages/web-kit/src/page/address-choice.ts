import { useSearchParams } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef } from 'react';

export type AddressChange = Readonly<Record<string, string | undefined>>;

/** Query parameters of the page and their setter. Several changes before the next render are combined. */
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
