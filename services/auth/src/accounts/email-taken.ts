import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { faultsByField } from '@reefdesk/service-kit/errors/refused-fields';

export function emailTaken(cause?: unknown): AppError {
  return new AppError('email_taken', {}, { fields: faultsByField({ email: fieldError('email_taken') }), cause });
}
