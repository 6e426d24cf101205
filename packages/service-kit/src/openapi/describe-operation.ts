import type { Access } from '../access/access.decorators.ts';
import { IDEMPOTENCY_KEY_HEADER } from '../http/idempotency-key.ts';
import { errorAnswers } from './error-answers.ts';
import type { Bytes, OperationDocs } from './operation-docs.ts';
import type { Schema } from './schemas.ts';

/** What is read from the controllers. */
export interface FoundOperation {
  operationId: string;
  parameters?: readonly Parameter[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
}

const NOT_MODIFIED = { description: 'What the caller holds (`If-None-Match`) is still true' };

/** The whole operation object of one call, `GET /api/packages` for example. */
export function describeOperation(
  name: string,
  service: string,
  found: FoundOperation,
  access: Access | undefined,
  docs: OperationDocs | undefined,
) {
  const [method = '', path = ''] = name.split(' ');
  const head = { operationId: operationIdOf(method, path), tags: [service], 'x-access': access ?? 'nobody' };
  const security = access === 'public' ? [] : [{ session: [] }];
  const isSharedRead = method === 'GET' && access === 'public';
  const parameters = parametersOf(found.parameters ?? [], docs, isSharedRead);
  if (!docs) return { ...head, security, parameters, responses: {} };
  return {
    ...head,
    summary: docs.summary,
    ...(docs.description && { description: docs.description }),
    security,
    parameters,
    ...(docs.body && { requestBody: { required: true, content: bodyContent(docs.body) } }),
    responses: {
      ...Object.fromEntries(Object.entries(docs.answers).map(([status, body]) => [status, successAnswer(body)])),
      ...(isSharedRead && { 304: NOT_MODIFIED }),
      ...errorAnswers(method, access, docs),
    },
  };
}

/** `PUT /api/destinations/{id}/main` → `putDestinationsByIdMain`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, '')
    .replaceAll('{', 'by-')
    .split(/[^a-zA-Z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(found: readonly Parameter[], docs: OperationDocs | undefined, isSharedRead: boolean): Parameter[] {
  const path = found.filter((parameter) => parameter.in === 'path');
  const query = Object.entries(docs?.query ?? {});
  return [
    ...path.map((parameter) => ({ ...parameter, schema: { type: 'string' }, description: docs?.path?.[parameter.name] ?? 'Id' })),
    ...query.map(([name, schema]) => ({ name, in: 'query' as const, required: false, schema })),
    ...(docs?.guards
      ? [header('If-Match', 'The version that was edited, `"7"`: a stale one is refused. Without it the last edit wins')]
      : []),
    ...(docs?.isRepeatable
      ? [header(IDEMPOTENCY_KEY_HEADER, 'A UUID of the caller’s own: the same call sent again under it creates nothing more')]
      : []),
    ...(isSharedRead ? [header('If-None-Match', 'The `ETag` of the answer that the caller holds')] : []),
  ];
}

function header(name: string, description: string): Parameter {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function bodyContent(body: NonNullable<OperationDocs['body']>): Record<string, { schema: Schema }> {
  return 'json' in body ? { 'application/json': { schema: body.json } } : { 'multipart/form-data': { schema: body.form } };
}

function successAnswer(body: Schema | Bytes | null) {
  if (body === null) return { description: 'Nothing' };
  if (!isBytes(body)) return { description: 'Success', content: { 'application/json': { schema: body } } };
  const content = body.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { description: 'Success', content: Object.fromEntries(content) };
}

function isBytes(body: Schema | Bytes): body is Bytes {
  return 'contentTypes' in body;
}
