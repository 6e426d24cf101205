import { ERRORS, type ErrorCode } from '@reefdesk/contracts/errors';
import type { Access } from '../access/access.decorators.ts';
import type { OperationDocs } from './operation-docs.ts';
import { type Schema, view } from './schemas.ts';

interface ErrorAnswer {
  description: string;
  content: Readonly<Record<string, { schema: Schema }>>;
}

/** The error answers of a call: its own, and those that follow from who may call it and what it takes. */
export function errorAnswers(method: string, access: Access | undefined, docs: OperationDocs): Record<string, ErrorAnswer> {
  const codes = new Set<ErrorCode>(docs.errors);
  if (access !== 'public') codes.add('unauthenticated');
  if (access !== 'public' && access !== 'signed-in') codes.add('forbidden');
  if (method !== 'GET') codes.add('foreign_origin');
  if (docs.body) codes.add('bad_request').add('validation_failed').add('payload_too_large').add('unsupported_media_type');
  if (docs.guards) codes.add('edit_conflict');
  const byStatus = Map.groupBy([...codes].sort(), (code) => ERRORS[code].status);
  const answers = [...byStatus].map(([status, group]) => [String(status), errorAnswer(group, docs.guards)]);
  return { ...Object.fromEntries(answers), default: { description: 'Any other fault', content: json(view('ErrorBody')) } };
}

function errorAnswer(codes: readonly ErrorCode[], current: Schema | undefined): ErrorAnswer {
  const schema = codes.includes('edit_conflict')
    ? { allOf: [view('ErrorBody'), { type: 'object', properties: { current } }] }
    : view('ErrorBody');
  return { description: codes.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join('. '), content: json(schema) };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
