import type { FieldErrors, FieldFault } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from './app-error.ts';

export function refusedFields(faults: Readonly<Record<string, FieldFault>>): AppError {
  return new AppError('validation_failed', {}, { fields: faultsByField(faults) });
}

export function faultsByField(faults: Readonly<Record<string, FieldFault>>): FieldErrors {
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, [fault]]));
}
