import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors } from '@reefdesk/service-kit/errors/field-errors';

export function incorrectPassword(field: string): AppError {
  return new AppError('current_password_incorrect', {}, { fields: fieldErrors({ [field]: fieldError('current_password_incorrect') }) });
}
