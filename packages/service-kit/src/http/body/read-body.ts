import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { type BodyShape, check, type ReadFrom } from '@reefdesk/contracts/schema/check';
import { type AnyObject, ArraySchema, ObjectSchema, Schema } from 'yup';
import { AppError } from '../../errors/app-error.ts';
import { own, spelled } from './spelled.ts';
import { requireReadBody } from './unread-body.ts';

/**
 * Returns known fields, trimmed and converted. Throws `validation_failed` with the first error of each field, `bad_request` if the body is
 * no object, 415 if no parser has read it.
 */
export function readBody<Shape extends BodyShape>({ schema, aliases = {} }: Shape, body: unknown): ReadFrom<Shape> {
  requireReadBody(body);
  const given = body === undefined ? {} : body;
  if (!isRecord(given)) throw new AppError('bad_request');
  const checked = check(schema, canonical(schema, given, aliases));
  if (checked.errors === undefined) return checked.value;
  const fields = Object.entries(checked.errors).map(([path, { label, ...error }]) => [path, [toFieldError(error, label)]] as const);
  throw new AppError('validation_failed', {}, { fields: Object.fromEntries(fields) });
}

/** Keeps known fields only. Null means that the field is absent, unless the schema allows null. */
function canonical(
  { fields }: ObjectSchema<AnyObject>,
  given: Readonly<Record<string, unknown>>,
  aliases: NonNullable<BodyShape['aliases']>,
): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const alias = aliases[name];
    const value = alias ? spelled(given, name, alias) : own(given, name);
    const isAbsent = value === undefined || (value === null && !(field instanceof Schema && field.spec.nullable));
    if (!isAbsent) known[name] = canonicalValue(field, value);
  }
  return known;
}

/** Applies to objects in arrays too. Otherwise an inherited key such as `toString` would be taken for a field of the schema. */
function canonicalValue(field: unknown, value: unknown): unknown {
  if (field instanceof ArraySchema && Array.isArray(value)) return value.map((item) => canonicalValue(field.innerType, item));
  return field instanceof ObjectSchema && isRecord(value) ? canonical(field, value, {}) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
