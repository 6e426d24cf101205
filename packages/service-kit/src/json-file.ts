import { readFileSync } from 'node:fs';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { check } from '@reefdesk/contracts/schema/check';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { EnvironmentError } from './env.ts';

/** Reads the JSON file that a variable names. Throws {@link EnvironmentError} for an unreadable file, and for invalid fields. */
export function readJsonFile<Schema extends ObjectSchema<AnyObject>>(variable: string, file: string, schema: Schema): InferType<Schema> {
  const checked = check(schema, parsed(variable, file));
  if (checked.errors === undefined) return checked.value;
  const messages = Object.entries(checked.errors).map(([path, { label, ...rest }]) => {
    const { text } = toFieldError(rest, label);
    return path ? `${path}: ${text}` : text;
  });
  throw new EnvironmentError(`Bad ${variable} ${file}: ${messages.join('; ')}`);
}

function parsed(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(`Bad ${variable} ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
