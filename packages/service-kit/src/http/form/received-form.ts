import type { FormShape } from '@reefdesk/contracts/endpoint';

/** Files that a form may contain besides text fields. */
export type FormRules = Pick<FormShape, 'files'>;

export interface ReceivedFile {
  /** Path on disk. */
  path: string;
  /** File name from the client, for error messages. */
  name: string;
  /** Size limit of the form field, in bytes. */
  maxBytes: number;
  /** Content types that the form accepts; absent if it accepts any. */
  types?: string[];
  /** `galleryImages.1`: position of the file in the form, for errors about it. */
  field: string;
  size: number;
  /** Lowercase hex; empty for a library picture. */
  sha256: string;
  /** Id of a library picture that replaces a file; there is no file on disk then. */
  imageId?: string;
}

/** A multipart form that is stored on this machine's disk until the handler is done. */
export interface ReceivedForm {
  /** Text fields; of several with the same name the last one counts. */
  fields: Readonly<Record<string, string>>;
  /** Files by field name, in order of arrival; an empty array if the form has none for a field. */
  files: Readonly<Record<string, ReceivedFile[]>>;
}
