import type { SavedViewList } from '@reefdesk/contracts/accounts/saved-views';
import { remember, remembered } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

export const LOOKS = ['cards', 'table'] as const;
export type Look = (typeof LOOKS)[number];

/** Returns cards or table: the value in the address, else the last choice in this browser. */
export function useLook(list: SavedViewList): { look: Look; choose: (look: Look) => void } {
  const [params, change] = useAddressChoice();
  const look = known(params.get('as')) ?? known(remembered(keyOf(list))) ?? LOOKS[0];
  return {
    look,
    choose: (next) => {
      remember(keyOf(list), next);
      change({ as: next });
    },
  };
}

function known(value: string | null): Look | undefined {
  return LOOKS.find((one) => one === value);
}

const keyOf = (list: SavedViewList) => `list-look.${list}`;
