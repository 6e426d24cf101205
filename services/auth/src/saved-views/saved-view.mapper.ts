import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { SavedViewDocument } from './saved-view.schema.ts';

export function toSavedViewView({ viewId, list, name, choice, updatedAt }: SavedViewDocument): SavedViewView {
  return { view_id: viewId, list, name, choice, updated_at: updatedAt.toISOString() };
}
