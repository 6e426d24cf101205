import type { AcceptedImageType } from '@reefdesk/contracts/limits';

/** An upload on disk, as far as its bytes have been looked at. */
export interface UploadFacts {
  path: string;
  /** The visitor's name of the file, for error texts. */
  name: string;
  type: AcceptedImageType;
}
