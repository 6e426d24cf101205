import { TRAVEL_FACT_NAMES } from '@reefdesk/contracts/travels/facts';
import type { TravelEdit } from '@reefdesk/contracts/travels/requests';
import { nothingLeft } from '@reefdesk/service-kit/editing/nothing-left';
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
    included,
    status,
    ...facts
  } = edit;
  nothingLeft(facts, TRAVEL_FACT_NAMES);
  return paths({ name, category, description, durationDays, included, notIncluded, toBring, status, ...facts });
}
