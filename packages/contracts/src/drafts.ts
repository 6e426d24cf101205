import type { InferType } from 'yup';
import type { draftSummaryView, missingPart } from './views/drafts.views.ts';

/** A field that is missing before publication, with its language if it is a text. */
export type MissingPart = InferType<typeof missingPart>;
export type DraftSummaryView = InferType<typeof draftSummaryView>;

/** A draft with its record; `View` is the record view of the back office. */
export interface DraftView<View = unknown> extends DraftSummaryView {
  /** Changed fields, as they were sent. */
  fields: Record<string, unknown>;
  /** Machine-translated texts that no user has accepted yet, by path in `fields`: `descriptions.id`. */
  machine: string[];
  missing: MissingPart[];
  /** The public record. */
  record: View;
  /** The record as it will be after the draft is published. */
  draft: View;
}

/** The data from which a draft is started or continued. */
export interface DraftSource<View = unknown> {
  record: View;
  record_version: number;
  draft: DraftView<View> | null;
}
