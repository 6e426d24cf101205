import { choice, part, view, word, words } from '../schema/view.ts';
import { TRASH_KINDS } from '../trash-kinds.ts';
import { imageMeta } from './images.views.ts';

export const trashedRecordView = view('TrashedRecordView', 'Something that was deleted and can still be restored.', {
  kind: choice(TRASH_KINDS),
  id: word('As it was and will be'),
  names: words(),
  image: word('Its picture; empty where it has none'),
  image_meta: imageMeta,
  address: word('Of its page on the website, kept for it; empty where it has none'),
  deleted_at: word('ISO 8601 UTC'),
  deleted_by: part({ user_id: word().nullable(), name: word('Null where nobody knows any more').nullable() }),
  ends_at: word('When it is gone for good, with its pictures; ISO 8601 UTC'),
});
