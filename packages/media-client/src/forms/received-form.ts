import type { ErrorCode } from '@reefdesk/contracts/errors';
import type { UploadFile } from '../upload-client.ts';

/** What one file field of a form may hold. */
export interface FileRule {
  /** Number of files. */
  max: number;
  /** Bytes a file. */
  maxBytes: number;
  /** Answered (with `{max}`) to more files than that; field messages otherwise. */
  tooMany?: ErrorCode;
}

export interface FormRules {
  /** By field name; every other file field is refused. */
  files: Readonly<Record<string, FileRule>>;
}

export interface ReceivedFile extends UploadFile {
  /** `galleryImages.1`: where the file came in the form, for errors about it. */
  field: string;
  size: number;
  /** Lowercase hex. */
  sha256: string;
}

/** A multipart form on this machine's disk, until the handler is done. */
export interface ReceivedForm {
  /** The text fields; the last one of a name counts. */
  fields: Readonly<Record<string, string>>;
  /** By field name, in the order they came; an empty list for a field of the rules that brought none. */
  files: Readonly<Record<string, ReceivedFile[]>>;
}
