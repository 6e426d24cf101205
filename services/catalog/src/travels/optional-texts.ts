import type { Localised } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { OPTIONAL_TEXT_NAMES, type OptionalText } from '@reefdesk/contracts/travels/values';
import { toLocalised } from '../content/localised.ts';

const STORED = { included: 'included', not_included: 'notIncluded', to_bring: 'toBring' } as const satisfies Record<OptionalText, string>;

export const STORED_TEXT_NAMES = Object.values(STORED);

type Stored<Value> = { [Name in OptionalText as (typeof STORED)[Name]]: Value };

/** Absent in older travels. */
export type StoredTexts = Partial<Stored<Partial<Localised>>>;

export function eachStoredText<Value>(value: (name: OptionalText) => Value): Stored<Value> {
  return Object.fromEntries(OPTIONAL_TEXT_NAMES.map((name) => [STORED[name], value(name)])) as Stored<Value>;
}

export function storedTextsOf(travel: StoredTexts): Record<OptionalText, Partial<Localised> | undefined> {
  return each(OPTIONAL_TEXT_NAMES, (name) => travel[STORED[name]]);
}

export function optionalTextsOf(travel: StoredTexts): Record<OptionalText, Localised> {
  return each(OPTIONAL_TEXT_NAMES, (name) => toLocalised(travel[STORED[name]]));
}
