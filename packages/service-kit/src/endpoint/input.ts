import type { BodyOf, Endpoint, PathParameter, QueryOf } from '@reefdesk/contracts/endpoint';
import type { Request } from 'express';
import { readBody } from '../http/body/read-body.ts';
import type { RequestWithForm } from '../http/form/form.interceptor.ts';
import { readFormData, readFormFields } from '../http/form/form-data.ts';
import type { ReceivedForm } from '../http/form/received-form.ts';
import { type Creation, creationOf } from '../http/idempotency-key.ts';
import { expectedVersion } from '../http/version.ts';

type When<Of, Shape, Value> = Of extends Shape ? Value : unknown;

type FormInput<Of> = Of extends { form: unknown }
  ? Of extends { json: unknown }
    ? { files: ReceivedForm['files'] }
    : { form: ReceivedForm }
  : 'form' extends keyof Of
    ? { files?: ReceivedForm['files'] }
    : unknown;

/**
 * Validated input of a handler: the path parameters by name, and
 * - `query`, `body`: values read by their schemas;
 * - `files`: files of a form by field name, if the endpoint takes JSON too; `form`: the whole form otherwise;
 * - `expected`: the version that the client has seen, or null;
 * - `creation`: id and fingerprint of the new object, if the request is repeatable.
 */
export type Input<Of extends Endpoint> = { [Name in PathParameter<Of['route']>]: string } & When<
  Of,
  { query: unknown },
  { query: QueryOf<Of> }
> &
  When<Of, { json: unknown }, { body: BodyOf<Of> }> &
  FormInput<Of> &
  When<Of, { guards: unknown }, { expected: number | null }> &
  When<Of, { isRepeatable: true }, { creation: Creation }>;

/** Reads the {@link Input}. Throws the errors of invalid input before the handler runs. */
export function inputOf(endpoint: Endpoint, request: Request): object {
  const { query, json, form, guards, isRepeatable } = endpoint;
  return {
    ...request.params,
    ...(isRepeatable && { creation: creationOf(request) }),
    ...(query && { query: readBody({ schema: query }, { ...request.query }) }),
    ...(json && { body: bodyOf(endpoint, request) }),
    ...(form && (json ? { files: filesOf(request) } : { form: (request as RequestWithForm).form })),
    ...(guards && { expected: expectedVersion(request) }),
  };
}

/** The JSON body, or the same data in a form: in its data field (an empty object if it is missing) or in its text fields. */
function bodyOf({ json, form: rules }: Endpoint, request: RequestWithForm): unknown {
  const { form } = request;
  if (!json) return undefined;
  if (!form) return readBody(json, request.body);
  const [[field, shape] = []] = Object.entries(rules?.data ?? {});
  if (field === undefined || !shape) return readFormFields(form, json);
  return form.fields[field] === undefined ? readBody(shape, {}) : readFormData(form, field, shape);
}

function filesOf({ form, chosen }: RequestWithForm): ReceivedForm['files'] {
  return form?.files ?? chosen ?? {};
}
