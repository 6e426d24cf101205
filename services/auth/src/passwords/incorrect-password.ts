import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { faultsByField } from '@reefdesk/service-kit/errors/refused-fields';

export function incorrectPassword(field: string): AppError {
  return new AppError('current_password_incorrect', {}, { fields: faultsByField({ [field]: fieldError('current_password_incorrect') }) });
}
