import { type Endpoint, errorBody, fieldErrorView } from '@reefdesk/contracts/endpoint';
import { ERRORS, type ErrorCode } from '@reefdesk/contracts/errors/errors';
import type { JsonSchema, JsonSchemaWriter } from './json-schema.ts';

interface ErrorAnswer {
  description: string;
  content: Readonly<Record<string, { schema: JsonSchema }>>;
}

/** The error responses of an endpoint: its own, and those that follow from its access and input. */
export function errorAnswers(method: string, call: Endpoint, writer: JsonSchemaWriter): Record<string, ErrorAnswer> {
  const codes = new Set<ErrorCode>(call.errors);
  if (call.access !== 'public') codes.add('unauthenticated');
  if (call.access !== 'public' && call.access !== 'signed-in') codes.add('forbidden');
  if (call.access !== 'public' && call.access !== 'customer' && !call.isBeforeSecondStep) codes.add('two_step_required');
  if (method !== 'GET') codes.add('foreign_origin').add('too_many_attempts');
  if (call.json || call.form) codes.add('bad_request').add('validation_failed').add('payload_too_large').add('unsupported_media_type');
  if (call.query?.fields.cursor) codes.add('bad_request');
  if (call.isRepeatable) codes.add('idempotency_key_unreadable').add('idempotency_key_reused');
  if (call.form) codes.add('storage_full');
  if (call.guards) codes.add('edit_conflict');
  const body = errorBodySchema(writer);
  const conflict = call.guards && { allOf: [body, { type: 'object', properties: { current: writer.answer(call.guards) } }] };
  const byStatus = Map.groupBy([...codes].sort(), (code) => ERRORS[code].status);
  const answers = [...byStatus].map(([status, group]) => {
    const schema = conflict && group.includes('edit_conflict') ? conflict : body;
    return [String(status), { description: describe(group), content: json(schema) }];
  });
  return { ...Object.fromEntries(answers), default: { description: 'Any other fault', content: json(body) } };
}

function errorBodySchema(writer: JsonSchemaWriter): JsonSchema {
  // The error body refers to this schema by name.
  writer.answer(fieldErrorView);
  return writer.answer(errorBody);
}

const describe = (codes: readonly ErrorCode[]) => codes.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join('. ');
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
