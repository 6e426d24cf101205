import type { InferType } from 'yup';
import type { draftSummaryView, missingPart } from './views/drafts.views.ts';

/** What a record still lacks before it is published; the language where a text lacks it. */
export type MissingPart = InferType<typeof missingPart>;
export type DraftSummaryView = InferType<typeof draftSummaryView>;

/** A draft with its record; `View`: as the record's editors see it. */
export interface DraftView<View = unknown> extends DraftSummaryView {
  /** What the draft changes, as it was sent. */
  fields: Record<string, unknown>;
  /** Texts that a machine made and nobody accepted yet, by path in the fields: `descriptions.id`. */
  machine: string[];
  missing: MissingPart[];
  /** As it is public. */
  record: View;
  /** As it will be when the draft is published. */
  draft: View;
}

/** What a draft goes on from, or begins from. */
export interface DraftSource<View = unknown> {
  record: View;
  record_version: number;
  draft: DraftView<View> | null;
}
