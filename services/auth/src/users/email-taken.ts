import { errorText } from '@reefdesk/contracts/errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

export function emailTaken(cause?: unknown): AppError {
  return new AppError('email_taken', {}, { fields: { email: errorText('email_taken') }, cause });
}
