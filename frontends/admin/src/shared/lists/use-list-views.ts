import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import { SAVED_VIEW_KEYS, type SavedViewList } from '@reefdesk/contracts/accounts/saved-views';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useSavedViewsQuery } from './saved-views.api.ts';
import type { Look } from './use-look.ts';

export type Choice = SavedViewView['choice'];

export interface ListViews {
  views: readonly SavedViewView[];
  failed: boolean;
  retry: () => void;
  /** Current filters in the form that a view stores. */
  choice: Choice;
  isOpen: (view: SavedViewView) => boolean;
  /** Address that opens a view; other parameters are kept. */
  addressOf: (view: SavedViewView) => string;
}

export function useListViews(list: SavedViewList, look: Look): ListViews {
  const [params] = useAddressChoice();
  const { data = [], isError, refetch } = useSavedViewsQuery();
  const chosen = SAVED_VIEW_KEYS.flatMap((key) => {
    const value = params.get(key)?.trim();
    return value ? [[key, value] as const] : [];
  });
  const choice: Choice = { ...Object.fromEntries(chosen), as: look };
  return {
    views: data.filter((view) => view.list === list),
    failed: isError,
    retry: () => void refetch(),
    choice,
    isOpen: ({ choice: saved }) => SAVED_VIEW_KEYS.every((key) => (saved[key] ?? '') === (choice[key] ?? '')),
    addressOf: ({ choice: saved }) => {
      const after = new URLSearchParams(params);
      for (const key of [...SAVED_VIEW_KEYS, 'cursor'] as const) {
        const value = key === 'cursor' ? undefined : saved[key];
        if (value) after.set(key, value);
        else after.delete(key);
      }
      return `?${after}`;
    },
  };
}
