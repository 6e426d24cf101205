import { type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@reefdesk/contracts/errors';
import { AppError } from '../errors/app-error.ts';

/** Unknown keys are dropped, types converted by the DTO, faults answered per field. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('validation_failed', {}, { fields: fieldErrors(errors) }),
  });
}

/** `{ 'opening_hour.open': 'open must be …' }` */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) fields[path] = message;
    Object.assign(fields, fieldErrors(error.children ?? [], `${path}.`));
  }
  return fields;
}
