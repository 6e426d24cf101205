import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useEffect, useRef } from 'react';
import { ADD_KEY } from '../../paths.ts';

/** Calls `add` once if the address has the parameter of `addPath`, and removes the parameter. */
export function useAskedToAdd(may: boolean, add: () => void): void {
  const [params, change] = useAddressChoice();
  const isAsked = params.has(ADD_KEY);
  const begin = useRef(add);
  begin.current = add;
  useEffect(() => {
    if (!isAsked) return;
    change({ [ADD_KEY]: '' });
    if (may) begin.current();
  }, [isAsked, may, change]);
}
