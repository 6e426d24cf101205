import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { Fault } from '../faults.ts';

/** A fault with what its text calls the field. */
export interface LabelledFault extends Fault {
  label: string;
}

/** What was read, trimmed and converted and without unknown keys; or the first fault of each field, by its path. */
export type Checked<Value> = { value: Value; faults?: undefined } | { faults: Readonly<Record<string, LabelledFault>> };

/** Servers and forms ask the same schema in the same way. Throws where a rule has words of its own instead of a fault. */
export function check<Schema extends ObjectSchema<AnyObject>>(schema: Schema, given: unknown): Checked<InferType<Schema>> {
  try {
    return { value: schema.validateSync(given, { abortEarly: false, stripUnknown: true, disableStackTrace: true }) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { faults: faultsOf(error) };
  }
}

function faultsOf({ inner }: ValidationError): Record<string, LabelledFault> {
  const faults: Record<string, LabelledFault> = {};
  for (const { path = '', message, params } of inner) {
    if (Object.hasOwn(faults, path)) continue;
    if (typeof message === 'string') throw new Error(`A rule of ${path} has no fault of the table: ${message}`);
    faults[path] = { ...(message as Fault), label: String(params?.label ?? path) };
  }
  return faults;
}
