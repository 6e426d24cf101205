import { SAVED_VIEW_KEYS, type SavedViewList } from '@reefdesk/contracts/saved-view-words';
import type { SavedViewView } from '@reefdesk/contracts/saved-views';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useSavedViewsQuery } from './saved-views.api.ts';
import type { Look } from './use-look.ts';

export type Choice = SavedViewView['choice'];

export interface ListViews {
  views: readonly SavedViewView[];
  /** They could not be read; `retry` reads them again. */
  failed: boolean;
  retry: () => void;
  /** What the list shows now, as a view keeps it. */
  choice: Choice;
  isOpen: (view: SavedViewView) => boolean;
  /** Where the list shows a view; what else stands in the address stays. */
  addressOf: (view: SavedViewView) => string;
}

/** The own saved views of a list, and what of its address a view keeps. */
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
    isOpen: ({ choice: kept }) => SAVED_VIEW_KEYS.every((key) => (kept[key] ?? '') === (choice[key] ?? '')),
    addressOf: ({ choice: kept }) => {
      const after = new URLSearchParams(params);
      for (const key of [...SAVED_VIEW_KEYS, 'cursor'] as const) {
        const value = key === 'cursor' ? undefined : kept[key];
        if (value) after.set(key, value);
        else after.delete(key);
      }
      return `?${after}`;
    },
  };
}
