import type { DraftKind } from '../editing/values.ts';
import { message } from './message.ts';

/** Response of an API read in a preview: a whole body, or the public list with this item replaced, or added in first place. */
export type PreviewedAnswer = { kind: 'whole'; body: object } | { kind: 'item'; by: string; item: object; isFirst?: boolean };

/** Public view of a record with its draft applied. */
export interface PreviewedRecord {
  /** Path of the public page that shows the record best, such as `/auth/travel/bunaken`. */
  path: string;
  /** Responses by path of the read, such as `/api/travel/bunaken`. */
  answers: Readonly<Record<string, PreviewedAnswer>>;
}

export interface PreviewRequest {
  kind: DraftKind;
  id: string;
}

const question = (owner: string) => message<PreviewRequest, { record: PreviewedRecord | null }>(`${owner}.drafts.preview`);

/** Asks for the preview of a record; sent by site, which stores the links. Null if the record does not exist. */
export const PREVIEW_RECORD = {
  catalog: question('catalog'),
  testimonials: question('testimonials'),
  media: question('media'),
} as const;

/** Asks for the preview that a token opens; sent by the gateway. Null if the token is not valid. */
export const OpenPreview = message<{ token: string }, { record: PreviewedRecord | null }>('site.previews.open');
