import { each } from '@reefdesk/contracts/schema/each';
import { TRAVEL_FACT_NAMES, type TravelEdit } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { noContentLeft, nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import { toLocalised } from '../content/localised.ts';
import { factsOf } from './facts.ts';
import { eachStoredText, optionalTextsOf, STORED_TEXT_NAMES } from './optional-texts.ts';
import { paths } from './paths.ts';
import type { TravelDocument } from './travel.schema.ts';

export function changesOf(edit: TravelEdit): Changes {
  const { names: name, categories: category, descriptions: description, duration: durationDays, status, ...plain } = edit;
  nothingLeft(plain, [...TRAVEL_FACT_NAMES, ...OPTIONAL_TEXT_NAMES]);
  return paths({
    ...{ name, category, description, durationDays, status },
    ...eachStoredText((text) => plain[text]),
    ...each(TRAVEL_FACT_NAMES, (fact) => plain[fact]),
  });
}

/** Reverse of {@link changesOf}. */
export function editOf({ name, category, description, durationDays: duration, status, ...plain }: TravelDocument): TravelEdit {
  noContentLeft(plain, ['slug', 'image', 'itinerary', ...TRAVEL_FACT_NAMES, ...STORED_TEXT_NAMES]);
  return {
    ...{ names: toLocalised(name), categories: toLocalised(category), descriptions: toLocalised(description), duration, status },
    ...optionalTextsOf(plain),
    ...each(TRAVEL_FACT_NAMES, () => null),
    ...factsOf(plain),
  };
}
