import type { SavedViewList } from '@reefdesk/contracts/saved-view-words';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

export const LOOKS = ['cards', 'table'] as const;
export type Look = (typeof LOOKS)[number];

/** Cards or table: the value in the address, else the last choice in this browser. */
export function useLook(list: SavedViewList): { look: Look; choose: (look: Look) => void } {
  const [params, change] = useAddressChoice();
  const look = known(params.get('as')) ?? known(remembered(list)) ?? LOOKS[0];
  return {
    look,
    choose: (next) => {
      remember(list, next);
      change({ as: next });
    },
  };
}

function known(value: string | null): Look | undefined {
  return LOOKS.find((one) => one === value);
}

const keyOf = (list: SavedViewList) => `list-look.${list}`;

function remembered(list: SavedViewList): string | null {
  try {
    return window.localStorage.getItem(keyOf(list));
  } catch {
    return null;
  }
}

function remember(list: SavedViewList, look: Look): void {
  try {
    window.localStorage.setItem(keyOf(list), look);
  } catch {
    // Without storage, only the address keeps the choice.
  }
}
