import { amount, flag, listOf, part, view, word } from '../schema/view.ts';

const SUMMARY = {
  version: amount('Of the record, as `If-Match` takes it'),
  at: word('When it was published; ISO 8601 UTC'),
  by: part({ user_id: word().nullable(), name: word('Null where nobody of the staff did it').nullable() }),
  is_current: flag(),
};

const changes = (description: string) =>
  listOf(
    part({ field: word('Dotted path: `description.cn`; of pictures their ids'), before: word().nullable(), after: word().nullable() }),
  ).meta({
    description,
  });

export const versionSummaryView = view('VersionSummaryView', 'A published state of a record.', SUMMARY);

export const versionView = view('VersionView', 'A published state of a record, beside the one before it and the current one.', {
  ...SUMMARY,
  name: word('As it was called then'),
  previous: amount('The one before it, as far as it is kept').nullable(),
  changes: changes('What was another than in the one before it; empty in the first'),
  until_now: changes('What restoring it would change: `before` is the current state'),
});
