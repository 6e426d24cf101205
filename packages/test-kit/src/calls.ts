import type { Access } from '@reefdesk/contracts/access';
import { CALLS as CONTRACT } from '@reefdesk/contracts/calls/all.calls';
import type { Call as ContractCall } from '@reefdesk/contracts/calls/call';
import type { ServiceName } from '@reefdesk/system/services';

/** Who gets an answer: everybody, everybody who is signed in, customers, or staff, if only of some positions. */
export type Who = 'anyone' | 'signed-in' | 'customer' | 'admin';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as in `:id`. */
  path: string;
  service: ServiceName;
  who: Who;
  /** The same as the contract says it: for staff with their positions. */
  access: Access;
  /** What those who may call get for {@link harmlessPath} without a body: it changes nothing. */
  answers: readonly number[];
  /** Anyone reaches the handler, which tells by itself that there is no session. */
  isOpenDoor?: true;
}

const FOUND = [200];
const UNKNOWN = [404];
/** A write to something that is not there, or without what it should write. */
const REFUSED = [400, 404, 415];

/** Where the answer, or who gets one, is not what the method and the contract say. */
const EXCEPTIONS: Readonly<Record<string, Partial<Call>>> = {
  'POST /api/login': { answers: [400] },
  'POST /api/login/second-step': { answers: [400] },
  // Needs no body: it makes a question that only a passkey can answer.
  'POST /api/login/passkey/options': { answers: [200, 404] },
  'POST /api/login/passkey': { answers: [400] },
  'POST /api/passkeys/setup': { answers: [400] },
  'POST /api/passkeys': { answers: [400] },
  // Needs no body: it makes a secret that counts for nothing yet.
  'POST /api/two-step/setup': { answers: [200, 409] },
  'POST /api/two-step/enable': { answers: [400] },
  'POST /api/two-step/disable': { answers: [400] },
  'DELETE /api/sessions': { answers: FOUND },
  'PUT /api/two-step/demand': { answers: [400] },
  // What is left out stays: without a body nothing is changed.
  'PUT /api/site': { answers: FOUND },
  // Nothing is configured.
  'GET /api/oidc/start': { answers: UNKNOWN },
  'GET /api/oidc/callback': { answers: UNKNOWN },
  'GET /api/oidc/link': { answers: UNKNOWN },
  'DELETE /api/oidc/link': { answers: UNKNOWN },
  'POST /api/register': { answers: [400] },
  'POST /api/verify-email': { answers: [400] },
  'POST /api/enquiries': { answers: [400] },
  // Of which package has to be said.
  'GET /api/departures': { answers: [400] },
  // Needs no body: it writes to the caller, three times an hour.
  'POST /api/verify-email/resend': { answers: [202, 429] },
  'POST /api/change-password': { answers: [400] },
  'PATCH /api/me': { answers: [400] },
  'DELETE /api/me': { answers: [400] },
  'PUT /api/me/views/{id}': { answers: [400] },
  // What is not there need not be taken away.
  'DELETE /api/me/views/{id}': { answers: FOUND },
  // Where there is none, nothing is to be done.
  'DELETE /api/calendar-feed': { answers: FOUND },
  // There is none.
  ...Object.fromEntries(
    ['DELETE /api/webhook', 'POST /api/webhook/secret', 'POST /api/webhook/test'].map((call) => [call, { answers: [409] }]),
  ),
  'DELETE /api/logout': { answers: FOUND, who: 'signed-in', isOpenDoor: true },
};

/** The calls of the contract, one row each, with what may be expected of them (OR-40). */
export const CALLS: readonly Call[] = (Object.keys(CONTRACT) as (keyof typeof CONTRACT)[]).flatMap((service) =>
  Object.entries<ContractCall>(CONTRACT[service]).map(([name, { access }]) => rowOf(service, name, access)),
);

function rowOf(service: ServiceName, name: string, access: ContractCall['access']): Call {
  const [method, template = ''] = name.split(' ') as [Call['method'], string];
  const path = template.replace(/\{(\w+)\}/g, ':$1');
  const read = path.includes(':') ? UNKNOWN : FOUND;
  const who = access === 'public' ? 'anyone' : typeof access === 'string' ? access : 'admin';
  return { method, path, service, who, access, answers: method === 'GET' ? read : REFUSED, ...EXCEPTIONS[name] };
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The call's path with ids that nothing has. */
export function harmlessPath({ path }: Pick<Call, 'path'>): string {
  return path.replace(/:\w+/g, NOBODY);
}
