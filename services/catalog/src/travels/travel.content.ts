import { each } from '@reefdesk/contracts/schema/each';
import { TRAVEL_FACT_NAMES, type TravelEdit } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import { eachStoredText } from './optional-texts.ts';
import { paths } from './paths.ts';

export function changesOf(edit: TravelEdit): Changes {
  const { names: name, categories: category, descriptions: description, duration: durationDays, status, ...plain } = edit;
  nothingLeft(plain, [...TRAVEL_FACT_NAMES, ...OPTIONAL_TEXT_NAMES]);
  return paths({
    ...{ name, category, description, durationDays, status },
    ...eachStoredText((text) => plain[text]),
    ...each(TRAVEL_FACT_NAMES, (fact) => plain[fact]),
  });
}
