import { type FieldError, fieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { AppError } from '../../errors/app-error.ts';
import { fieldErrors, invalidFields } from '../../errors/field-errors.ts';
import type { FormRules, ReceivedFile } from './received-form.ts';

/** Body fields that name library pictures in place of files: an id for a single-file field, an array for a multi-file field. */
export const CHOSEN = { one: 'image_id', many: 'image_ids' } as const;
const ID = /^[0-9a-f]{1,64}$/;

/** Adds the library pictures that the body names to the uploaded files, within the limits of their file fields (LIB-02). */
export function withChosen(
  { files: rules }: FormRules,
  files: Readonly<Record<string, ReceivedFile[]>>,
  body: unknown,
): Record<string, ReceivedFile[]> {
  const all: Record<string, ReceivedFile[]> = { ...files };
  const fields = Object.keys(rules);
  const one = fields.find((name) => rules[name]?.max === 1);
  const many = fields.find((name) => rules[name]?.max !== 1);
  for (const { field, id, list } of named(body)) {
    const name = list ? (many ?? one) : (one ?? many);
    const rule = name === undefined ? undefined : rules[name];
    if (name === undefined || !rule) throw invalidFields({ [field]: toFieldError(ruleError('no_file_expected'), '') });
    const present = all[name] ?? [];
    if (present.length >= rule.max) throw tooMany(field, rule);
    all[name] = [...present, { imageId: id, field, path: '', name: id, maxBytes: rule.maxBytes, size: 0, sha256: '' }];
  }
  return all;
}

interface Named {
  field: string;
  id: string;
  list: boolean;
}

/** Forms send the array as JSON text. */
function named(body: unknown): Named[] {
  if (typeof body !== 'object' || body === null) return [];
  const { [CHOSEN.one]: id, [CHOSEN.many]: list } = body as Record<string, unknown>;
  const ids = asList(list);
  const found = [
    ...(isNothing(id) ? [] : [{ field: CHOSEN.one as string, id, list: false }]),
    ...ids.map((each, at) => ({ field: `${CHOSEN.many}.${at}`, id: each, list: true })),
  ];
  const bad = found.find((each) => typeof each.id !== 'string' || !ID.test(each.id));
  if (bad) throw invalidFields({ [bad.field]: fieldError('image_not_found') });
  return found as Named[];
}

function asList(value: unknown): unknown[] {
  if (isNothing(value)) return [];
  const list = typeof value === 'string' ? parsed(value) : value;
  if (Array.isArray(list)) return list;
  throw invalidFields({ [CHOSEN.many]: toFieldError(ruleError('json'), CHOSEN.many) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function tooMany(field: string, { max, tooMany: code }: { max: number; tooMany?: 'image_limit_reached' | string }): AppError {
  const found: FieldError = code === 'image_limit_reached' ? fieldError(code, { max }) : toFieldError(ruleError('too_many', { max }), '');
  return code === 'image_limit_reached'
    ? new AppError(code, { max }, { fields: fieldErrors({ [field]: found }) })
    : invalidFields({ [field]: found });
}
