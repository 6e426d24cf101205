import { Injectable } from '@nestjs/common';
import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/endpoints';
import { isTemplateKey, type ReplyTemplate, type ReplyTemplateListQuery } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import type { ReplyTemplateDocument } from './reply-template.schema.ts';
import { ReplyTemplatesRepository } from './reply-templates.repository.ts';

/** Texts that answers begin with (ENQ-12). */
@Injectable()
export class ReplyTemplatesService {
  private readonly edits: VersionedEdits<ReplyTemplateDocument>;

  constructor(private readonly templates: ReplyTemplatesRepository) {
    this.edits = new VersionedEdits({
      store: templates,
      view: async (template) => toReplyTemplateView(template),
      // No event is needed, since screens read the list.
      announce: () => undefined,
      missing: 'reply_template_not_found',
    });
  }

  async list(query: ReplyTemplateListQuery): Promise<Page<ReplyTemplateView>> {
    const { items, nextCursor } = await this.templates.list(query);
    return { items: items.map(toReplyTemplateView), nextCursor };
  }

  /** `expected`: the version that the editor saw; without one, an unknown key creates a template. */
  async save(key: string, { title, texts, ...rest }: ReplyTemplate, expected: number | null): Promise<ReplyTemplateView> {
    nothingLeft(rest);
    const content = { title, texts };
    const stored = await this.templates.find(key);
    if ((!stored || stored.removedAt) && expected === null) await this.makeRoom(key);
    if (!stored && expected === null) {
      const now = new Date();
      const first = { ...content, _id: key, version: 1, createdAt: now, updatedAt: now, removedAt: null };
      if (await this.templates.insert(first)) return toReplyTemplateView(first);
    }
    return toReplyTemplateView(await this.edits.change(key, { ...content, removedAt: null }, expected));
  }

  async remove(key: string, expected: number | null): Promise<void> {
    const rule = ({ removedAt }: ReplyTemplateDocument) => {
      if (removedAt) throw new AppError('reply_template_not_found');
      return { removedAt: new Date() };
    };
    await this.edits.change(key, rule, expected);
  }

  /** Checked without a lock, so parallel requests may exceed the limit slightly. */
  private async makeRoom(key: string): Promise<void> {
    if (!isTemplateKey(key)) throw invalidFields({ key: toFieldError({ code: 'template_key', params: {} }, 'Key') });
    if ((await this.templates.count()) >= LIMITS.replyTemplates) {
      throw new AppError('reply_template_limit_reached', { max: LIMITS.replyTemplates });
    }
  }
}

function toReplyTemplateView({ _id, title, texts, version, updatedAt }: ReplyTemplateDocument): ReplyTemplateView {
  return { key: _id, title, texts, version, updated_at: updatedAt.toISOString() };
}
