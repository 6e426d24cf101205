import type { DraftKind } from '../draft-kinds.ts';
import { message } from './message.ts';

/** What a read of the API answers in a preview: another body, or the public list with this item in it, in its place or first. */
export type PreviewedAnswer = { kind: 'whole'; body: object } | { kind: 'item'; by: string; item: object; isFirst?: boolean };

/** How a record is seen with its draft. */
export interface PreviewedRecord {
  /** Of the public page that shows it best, such as `/auth/travel/bunaken`. */
  path: string;
  /** By the address of the read, such as `/api/travel/bunaken`. */
  answers: Readonly<Record<string, PreviewedAnswer>>;
}

export interface PreviewRequest {
  kind: DraftKind;
  id: string;
}

const question = (owner: string) => message<PreviewRequest, { record: PreviewedRecord | null }>(`${owner}.drafts.preview`);

/** How does this record look with its draft? Asked by site, which keeps the links. Null: there is no such record. */
export const PREVIEW_RECORD = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
  media: question('media'),
} as const;

/** What somebody with this token may see; null where the token opens nothing. Asked by the gateway. */
export const OpenPreview = message<{ token: string }, { record: PreviewedRecord | null }>('site.previews.open');
