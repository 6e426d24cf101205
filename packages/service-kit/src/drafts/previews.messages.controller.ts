import { Controller, Inject, type Type } from '@nestjs/common';
import type { Message } from '@reefdesk/contracts/messages/message';
import type { PreviewedRecord, PreviewRequest } from '@reefdesk/contracts/messages/site.messages';
import { HandleMessage } from '../messaging/handle.decorators.ts';
import type { DraftedDocument } from '../records/draft.schema.ts';
import type { Drafts } from './drafts.ts';

export const PREVIEWED = Symbol('PREVIEWED');

export type PreviewedDrafts = Pick<Drafts<DraftedDocument>, 'kind' | 'preview'>;

/** Answers with the record as its draft shows it (EDT-03). NATS permissions allow only the service that stores preview links to ask. */
export function previewsMessages(question: Message<PreviewRequest, { record: PreviewedRecord | null }>): Type<object> {
  @Controller()
  class PreviewsMessagesController {
    constructor(@Inject(PREVIEWED) private readonly owners: readonly PreviewedDrafts[]) {}

    @HandleMessage(question)
    async preview({ kind, id }: PreviewRequest): Promise<{ record: PreviewedRecord | null }> {
      const owner = this.owners.find((one) => one.kind === kind);
      return { record: owner && typeof id === 'string' ? await owner.preview(id) : null };
    }
  }
  return PreviewsMessagesController;
}
