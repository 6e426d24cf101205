import type { FieldError, FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from './app-error.ts';

export function invalidFields(errors: Readonly<Record<string, FieldError>>): AppError {
  return new AppError('validation_failed', {}, { fields: fieldErrors(errors) });
}

export function fieldErrors(errors: Readonly<Record<string, FieldError>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, [error]]));
}
