import { type Access, staffOf } from '@reefdesk/contracts/access';
import type { Bytes, Endpoint } from '@reefdesk/contracts/endpoint';
import type { AnySchema } from 'yup';
import { IDEMPOTENCY_KEY_HEADER } from '../http/idempotency-key.ts';
import { BodySchemas } from './body-schema.ts';
import { errorAnswers } from './error-answers.ts';
import type { JsonSchema, JsonSchemaWriter } from './json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

const NOT_MODIFIED = { description: 'What the caller holds (`If-None-Match`) is still true' };
const TEXT: JsonSchema = { type: 'string' };

export function describeCall(method: string, path: string, service: string, call: Endpoint, writer: JsonSchemaWriter) {
  const isSharedRead = method === 'GET' && call.access === 'public' && !call.isSecret;
  return {
    operationId: operationIdOf(method, path),
    tags: [service],
    'x-access': typeof call.access === 'string' ? call.access : staffOf(call.access),
    summary: call.summary,
    ...describe(call),
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(path, call, isSharedRead, writer),
    ...((call.json || call.form) && { requestBody: { required: true, content: bodyContent(call, new BodySchemas(writer)) } }),
    responses: {
      ...Object.fromEntries(Object.entries(call.answers).map(([status, body]) => [status, successAnswer(body, writer)])),
      ...(isSharedRead && { 304: NOT_MODIFIED }),
      ...errorAnswers(method, call, writer),
    },
  };
}

function describe({ access, description }: Endpoint): { description?: string } {
  const sentences = [description, staffSentence(access)].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

function staffSentence(access: Access): string | undefined {
  if (access === 'customer') return 'For customers.';
  return access === 'public' || access === 'signed-in' ? undefined : `For staff: ${staffOf(access).join(', ')}.`;
}

/** `PUT /api/destinations/{id}/main` → `putDestinationsByIdMain`. */
function operationIdOf(method: string, path: string): string {
  const segments = path
    .replace(/^\/api/, '')
    .replaceAll('{', 'by-')
    .split(/[^a-zA-Z0-9]+/);
  return method.toLowerCase() + segments.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf(path: string, call: Endpoint, isSharedRead: boolean, writer: JsonSchemaWriter): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    description: call.path?.[name] ?? 'Id',
    schema: TEXT,
  }));
  const query = Object.entries(call.query?.fields ?? {}).map(([name, field]) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: writer.answer(field as AnySchema),
  }));
  return [
    ...inPath,
    ...query,
    ...(call.guards
      ? [header('If-Match', 'The version that was edited, `"7"`: a stale one is refused. Without it the last edit wins')]
      : []),
    ...(call.isRepeatable
      ? [
          header(
            IDEMPOTENCY_KEY_HEADER,
            'A UUID of the caller’s own: the same call sent again under it creates nothing more, another one is refused',
          ),
        ]
      : []),
    ...(isSharedRead ? [header('If-None-Match', 'The `ETag` of the answer that the caller holds')] : []),
  ];
}

function header(name: string, description: string): Parameter {
  return { name, in: 'header', required: false, description, schema: TEXT };
}

function bodyContent({ json, form, guards }: Endpoint, bodies: BodySchemas): Record<string, { schema: JsonSchema }> {
  const isGuarded = guards !== undefined;
  return {
    ...(json && { 'application/json': { schema: bodies.json(json, isGuarded, form) } }),
    ...(form && { 'multipart/form-data': { schema: bodies.form(form, isGuarded) } }),
  };
}

function successAnswer(body: AnySchema | Bytes | null, writer: JsonSchemaWriter) {
  if (body === null) return { description: 'Nothing' };
  if (!isBytes(body)) return { description: 'Success', content: { 'application/json': { schema: writer.answer(body) } } };
  const content = body.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { description: 'Success', content: Object.fromEntries(content) };
}

function isBytes(body: AnySchema | Bytes): body is Bytes {
  return 'contentTypes' in body;
}
