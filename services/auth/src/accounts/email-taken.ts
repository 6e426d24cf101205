import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors } from '@reefdesk/service-kit/errors/field-errors';

export function emailTaken(cause?: unknown): AppError {
  return new AppError('email_taken', {}, { fields: fieldErrors({ email: fieldError('email_taken') }), cause });
}
