import { type AnySchema, mixed } from 'yup';
import { DRAFT_KINDS, MISSING_REASONS, SCHEDULE_FAILURES } from '../draft-kinds.ts';
import { LANGUAGES } from '../languages.ts';
import { oneOf } from '../schema/values.ts';
import { amount, choice, flag, listOf, part, view, word } from '../schema/view.ts';

const person = part({ user_id: word().nullable(), name: word('Null where nobody can say').nullable() });

export const missingPart = view('MissingPart', 'What a record still lacks before it is published.', {
  field: word('As the edit call names it: `descriptions`, `mainImage`, `itinerary`; a stop is `itinerary.ID`'),
  language: oneOf(LANGUAGES).optional().meta({ description: 'Where a text lacks it' }),
  reason: choice(MISSING_REASONS).optional().meta({ description: 'Where something is there: why that is not enough' }),
});

const schedule = part({
  at: word('ISO 8601 UTC'),
  local: word('`2027-03-14T09:30`, by the clocks of the operator').nullable(),
  by: person,
  failure: part({
    reason: choice(SCHEDULE_FAILURES),
    at: word('ISO 8601 UTC'),
    missing: listOf(missingPart),
  })
    .nullable()
    .meta({ description: 'Why nothing was published then; the draft waits for somebody' }),
});

const SUMMARY = {
  kind: choice(DRAFT_KINDS),
  id: word('Of the record'),
  version: amount('Of the draft, as `If-Match` takes it'),
  based_on: amount('The version of the record that the draft goes on from'),
  record_version: amount('Of the record now'),
  is_outdated: flag().meta({ description: 'Somebody else changed in public what the draft changes too: name `based_on` anew' }),
  schedule: schedule.nullable(),
  created_at: word('ISO 8601 UTC'),
  updated_at: word('ISO 8601 UTC'),
  updated_by: person,
};

export const draftSummaryView = view('DraftSummaryView', 'That there is a draft of a record.', SUMMARY);

/** `record`: record view of the back office. */
export function draftView(name: string, record: AnySchema) {
  return view(name, 'A draft, beside what is public. `draft` is the record as it will be when the draft is published.', {
    ...SUMMARY,
    fields: mixed()
      .defined()
      .meta({ description: 'What the draft changes, as the edit call takes it', json: { type: 'object', additionalProperties: true } }),
    machine: listOf(word('`descriptions.id`')).meta({ description: 'Texts that a machine made and nobody accepted yet' }),
    missing: listOf(missingPart),
    record,
    draft: record,
  });
}

/** The data from which a draft is started or continued. */
export function draftSourceView(name: string, record: AnySchema) {
  return view(name.replace('Draft', 'DraftSource'), 'A record as somebody begins or goes on with its draft.', {
    record,
    record_version: amount(),
    draft: draftView(name, record).nullable(),
  });
}
