import { type FieldError, fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors } from '@reefdesk/service-kit/errors/field-errors';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import type { StoredImage } from './stored-image.ts';
import type { Uploader } from './upload-client.ts';

/** Stores the files of a form as images: over NATS in other services, directly in media itself. */
export class ImageUploads {
  constructor(private readonly uploader: Uploader) {}

  /** Stores all files or none, in order. If files are invalid, the error lists each by its field, with the code of the first. */
  async store(files: readonly ReceivedFile[]): Promise<StoredImage[]> {
    const outcomes = await Promise.allSettled(files.map((file) => this.uploader.upload(file)));
    const errors = outcomes.flatMap((outcome, at) => (outcome.status === 'rejected' ? [{ at, reason: outcome.reason as unknown }] : []));
    const [first] = errors;
    if (!first) return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<StoredImage>).value);
    const unavailable = errors.find(({ reason }) => !(reason instanceof AppError) || reason.status >= 500);
    if (unavailable) throw unavailable.reason;
    const error = first.reason as AppError;
    const fields = errors.map(({ at, reason }) => [files[at]?.field ?? '', errorOf(reason as AppError)]);
    // `image_not_found` is about a chosen library image; as the code of the response it would mean that the record is missing.
    const code = error.code === 'image_not_found' ? 'validation_failed' : error.code;
    throw new AppError(code, error.params, { fields: fieldErrors(Object.fromEntries(fields)) });
  }
}

function errorOf({ code, params }: AppError): FieldError {
  return fieldError(code, params);
}
