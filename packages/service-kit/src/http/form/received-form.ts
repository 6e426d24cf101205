import type { FormShape } from '@reefdesk/contracts/endpoint';

export type FormRules = Pick<FormShape, 'files'>;

export interface ReceivedFile {
  path: string;
  name: string;
  maxBytes: number;
  types?: string[];
  /** `galleryImages.1`: position of the file in the form, for errors about it. */
  field: string;
  size: number;
  /** Lowercase hex; empty for a library picture. */
  sha256: string;
  /** Id of a library picture that replaces a file; there is no file on disk then. */
  imageId?: string;
}

export interface ReceivedForm {
  /** Text fields; the last one of several with the same name counts. */
  fields: Readonly<Record<string, string>>;
  /** Files by field name, in order of arrival; an empty array for a field without files. */
  files: Readonly<Record<string, ReceivedFile[]>>;
}
