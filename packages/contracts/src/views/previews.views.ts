import { DRAFT_KINDS } from '../draft-kinds.ts';
import { choice, orNone, view, word } from '../schema/view.ts';

export const previewView = view('PreviewView', 'A link that shows the draft of a record as the public page (EDT-03).', {
  preview_id: word(),
  kind: choice(DRAFT_KINDS),
  id: word('Of the record'),
  url: orNone(word('Of the page, as a path of this site; told once, by the call that made it: only a digest of it is kept.')),
  made_at: word('ISO 8601 UTC'),
  expires_at: word('ISO 8601 UTC'),
});
