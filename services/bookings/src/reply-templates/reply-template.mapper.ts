import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/endpoints';
import type { ReplyTemplateDocument } from './reply-template.schema.ts';

export function toReplyTemplateView({ _id, title, texts, version, updatedAt }: ReplyTemplateDocument): ReplyTemplateView {
  return { key: _id, title, texts, version, updated_at: updatedAt.toISOString() };
}
