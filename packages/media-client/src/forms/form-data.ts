import type { Type } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isOutOfBounds } from '@reefdesk/service-kit/http/json-bounds';
import { createValidationPipe } from '@reefdesk/service-kit/http/validation';
import type { ReceivedForm } from './received-form.ts';

const validation = createValidationPipe();

/** The JSON in one text field, checked as a JSON body would be. Throws 400 with field messages. */
export async function readFormData<Dto>(form: ReceivedForm, field: string, dto: Type<Dto>): Promise<Dto> {
  return validate(parseField(form.fields[field], field), dto);
}

/** The text fields as one object, checked as a JSON body would be. Throws 400 with field messages. */
export async function readFormFields<Dto>(form: ReceivedForm, dto: Type<Dto>): Promise<Dto> {
  return validate({ ...form.fields }, dto);
}

async function validate<Dto>(value: unknown, dto: Type<Dto>): Promise<Dto> {
  return validation.transform(value, { type: 'body', metatype: dto });
}

function parseField(text: string | undefined, field: string): unknown {
  const fault = (message: string) => new AppError('validation_failed', {}, { fields: { [field]: message } });
  if (text === undefined || text === '') throw fault(`${field} is required`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault(`${field} must be JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isOutOfBounds(value))
    throw fault(`${field} must be a JSON object`);
  return value;
}
