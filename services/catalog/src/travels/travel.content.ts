import type { TravelEdit } from '@reefdesk/contracts/travels/requests';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';
import { paths } from './paths.ts';

/** The changes of an edit by path; each language of a text has a path of its own. */
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
