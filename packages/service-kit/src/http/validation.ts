import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@reefdesk/contracts/errors';
import { AppError } from '../errors/app-error.ts';
import { requireReadBody } from './unread-body.ts';

/** Unknown keys are dropped, types converted by the DTO, faults answered per field; a body that is no object is refused. */
export function createValidationPipe(): ValidationPipe {
  return new BodyPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('validation_failed', {}, { fields: fieldErrors(errors) }),
  });
}

class BodyPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    requireReadBody(value);
    // Without a body every field is simply missing; an array would slip past the checks of its elements' class.
    const body = value === undefined ? {} : value;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('bad_request');
    return super.transform(body, metadata);
  }
}

/** A rule that looks at several texts at once names each fault under the property's path. */
interface FaultsContext {
  faults?: (value: unknown) => Record<string, string>;
}

/** `{ 'opening_hour.open': 'open must be …' }` */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    Object.assign(fields, ownFaults(error, path), fieldErrors(error.children ?? [], `${path}.`));
  }
  return fields;
}

function ownFaults(error: ValidationError, path: string): Record<string, string> {
  const [name] = Object.keys(error.constraints ?? {});
  if (name === undefined) return {};
  const { faults } = (error.contexts?.[name] ?? {}) as FaultsContext;
  if (!faults) return { [path]: error.constraints?.[name] ?? '' };
  return Object.fromEntries(Object.entries(faults(error.value)).map(([part, message]) => [part ? `${path}.${part}` : path, message]));
}
