import type { FormShape } from '@reefdesk/contracts/calls/call';

/** What a form may bring besides texts. */
export type FormRules = Pick<FormShape, 'files'>;

export interface ReceivedFile {
  /** The file on disk. */
  path: string;
  /** The visitor's name of it, for error texts. */
  name: string;
  /** Upper limit in bytes that the form sets for it. */
  maxBytes: number;
  /** Content types that the form accepts; absent where it does not say. */
  types?: string[];
  /** `galleryImages.1`: where the file came in the form, for errors about it. */
  field: string;
  size: number;
  /** Lowercase hex; blank where no bytes came. */
  sha256: string;
  /** A picture of the library in place of a file: there is nothing on disk. */
  imageId?: string;
}

/** A multipart form on this machine's disk, until the handler is done. */
export interface ReceivedForm {
  /** The text fields; the last one of a name counts. */
  fields: Readonly<Record<string, string>>;
  /** By field name, in the order they came; an empty list for a field of the rules that brought none. */
  files: Readonly<Record<string, ReceivedFile[]>>;
}
