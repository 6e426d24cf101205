import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FULL_POSITION } from '@reefdesk/contracts/access';
import type { PreviewView } from '@reefdesk/contracts/editing/endpoints';
import type { NewPreview, PreviewListQuery } from '@reefdesk/contracts/editing/requests';
import { type DraftKind, MAX_PREVIEWS, PREVIEW_HOURS, PREVIEW_PARAMETER } from '@reefdesk/contracts/editing/values';
import { PREVIEW_RECORD, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { RecordDrafts } from '../editing/record.drafts.ts';
import type { PreviewDocument } from './preview.schema.ts';
import { PreviewsRepository } from './previews.repository.ts';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Preview links show a draft as a public page to everyone who has the link (EDT-03). */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly record: RecordDrafts,
    private readonly bus: MessageBus,
  ) {}

  async list({ kind, id }: PreviewListQuery, caller: Caller): Promise<PreviewView[]> {
    const found = await this.previews.list({ kind, recordId: id }, new Date());
    return found.filter((preview) => isFor(preview.kind, caller)).map((preview) => toView(preview));
  }

  async make({ kind, id }: NewPreview, caller: Caller): Promise<PreviewView> {
    requireRight(kind, caller);
    const record = await this.recordOf(kind, id);
    if (!record) throw new AppError('not_found');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const madeAt = new Date();
    const expiresAt = new Date(madeAt.getTime() + PREVIEW_HOURS * HOUR_MS);
    const preview = { _id: randomUUID(), digest: digestOf(token), kind, recordId: id, madeAt, expiresAt };
    await this.previews.insert(preview);
    noteAudited({ id: preview._id, after: { record: `${kind}/${id}` } });
    const surplus = (await this.previews.list({ kind, recordId: id }, madeAt)).slice(MAX_PREVIEWS);
    if (surplus.length > 0) await this.previews.remove(surplus.map(({ _id }) => _id));
    return toView(preview, `${record.path}?${PREVIEW_PARAMETER}=${token}`);
  }

  async revoke(id: string, caller: Caller): Promise<void> {
    const preview = await this.previews.find(id, new Date());
    if (!preview) throw new AppError('not_found');
    requireRight(preview.kind, caller);
    await this.previews.remove([id]);
    noteAudited({ id, before: { record: `${preview.kind}/${preview.recordId}` } });
  }

  /** Null if the token is unknown or expired, or the record is gone. */
  async open(token: string): Promise<PreviewedRecord | null> {
    if (typeof token !== 'string' || !TOKEN.test(token)) return null;
    const preview = await this.previews.findByDigest(digestOf(token), new Date());
    return preview && this.recordOf(preview.kind, preview.recordId);
  }

  private async recordOf(kind: DraftKind, id: string): Promise<PreviewedRecord | null> {
    if (kind === 'site') return this.record.preview(id);
    const owner = kind === 'packages' || kind === 'destinations' ? 'catalog' : kind === 'slides' ? 'media' : 'testimonials';
    return (await this.bus.ask(PREVIEW_RECORD[owner], { kind, id })).record;
  }
}

/** Only owners may edit the site's record, so only they may preview its draft. */
function isFor(kind: DraftKind, { actor }: Caller): boolean {
  return kind !== 'site' || actor?.position === FULL_POSITION;
}

function requireRight(kind: DraftKind, caller: Caller): void {
  if (!isFor(kind, caller)) throw new AppError('forbidden');
}

function toView({ _id, kind, recordId, madeAt, expiresAt }: PreviewDocument, url: string | null = null): PreviewView {
  return { preview_id: _id, kind, id: recordId, url, made_at: madeAt.toISOString(), expires_at: expiresAt.toISOString() };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
