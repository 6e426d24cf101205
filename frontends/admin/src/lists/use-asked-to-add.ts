import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useEffect, useRef } from 'react';
import { ADD_KEY } from '../paths.ts';

/** The address asks for one more (`addPath`), such as from the palette: it is begun once, and the address is the list's again. */
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
