import type { TravelEdit } from '@reefdesk/contracts/requests/travels.requests';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';
import { paths } from './paths.ts';

/** What an edit of a package sets, by path: each text by language on its own. */
export function changesOf(edit: TravelEdit): Changes {
  const {
    names: name,
    categories: category,
    descriptions: description,
    duration: durationDays,
    not_included: notIncluded,
    to_bring: toBring,
    ...plain
  } = edit;
  return paths({ name, category, description, durationDays, notIncluded, toBring, ...plain });
}
