import type { Access } from '@reefdesk/contracts/access';
import { ENDPOINTS as CONTRACT } from '@reefdesk/contracts/api';
import type { Endpoint as ContractEndpoint } from '@reefdesk/contracts/endpoint';
import type { ServiceName } from '@reefdesk/system/services';

/** Users that an endpoint admits; `admin` may be limited to some positions. */
export type Who = 'anyone' | 'signed-in' | 'customer' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  service: ServiceName;
  who: Who;
  access: Access;
  /** Status codes for permitted users at {@link harmlessPath} without a body, which changes nothing. */
  answers: readonly number[];
  /** The handler runs for every user and checks the session itself. */
  isOpenGateway?: true;
}

const FOUND = [200];
const UNKNOWN = [404];
const REFUSED = [400, 404, 415];

/** Routes whose status codes or callers do not follow from their method and contract. */
const EXCEPTIONS: Readonly<Record<string, Partial<Endpoint>>> = {
  'POST /api/login': { answers: [400] },
  'POST /api/login/second-step': { answers: [400] },
  // Needs no body: it creates a challenge that only a passkey can answer.
  'POST /api/login/passkey/options': { answers: [200, 404] },
  'POST /api/login/passkey': { answers: [400] },
  'POST /api/passkeys/setup': { answers: [400] },
  'POST /api/passkeys': { answers: [400] },
  'POST /api/two-step/setup': { answers: [400] },
  'POST /api/two-step/enable': { answers: [400] },
  'POST /api/two-step/disable': { answers: [400] },
  'DELETE /api/sessions': { answers: [400] },
  'PUT /api/two-step/demand': { answers: [400] },
  // Absent fields stay unchanged, so an empty body changes nothing.
  'PUT /api/site': { answers: FOUND },
  // No provider is configured.
  'GET /api/oidc/start': { answers: UNKNOWN },
  'GET /api/oidc/callback': { answers: UNKNOWN },
  'GET /api/oidc/link': { answers: UNKNOWN },
  'DELETE /api/oidc/link': { answers: UNKNOWN },
  'POST /api/register': { answers: [400] },
  'POST /api/verify-email': { answers: [400] },
  'POST /api/enquiries': { answers: [400] },
  // The package is a required parameter.
  'GET /api/departures': { answers: [400] },
  // Needs no body: it sends the caller an email, at most three times an hour.
  'POST /api/verify-email/resend': { answers: [202, 429] },
  'POST /api/change-password': { answers: [400] },
  'PATCH /api/me': { answers: [400] },
  'DELETE /api/me': { answers: [400] },
  'PUT /api/me/views/{id}': { answers: [400] },
  // Deleting a missing view succeeds.
  'DELETE /api/me/views/{id}': { answers: FOUND },
  // Without a feed there is nothing to delete.
  'DELETE /api/calendar-feed': { answers: FOUND },
  // There is no webhook.
  ...Object.fromEntries(
    ['DELETE /api/webhook', 'POST /api/webhook/secret', 'POST /api/webhook/test'].map((call) => [call, { answers: [409] }]),
  ),
  'DELETE /api/logout': { answers: FOUND, who: 'signed-in', isOpenGateway: true },
};

/** All endpoints of the contract, one row each, with the expected access and status codes (OR-40). */
export const ENDPOINTS: readonly Endpoint[] = (Object.keys(CONTRACT) as (keyof typeof CONTRACT)[]).flatMap((service) =>
  Object.entries<ContractEndpoint>(CONTRACT[service]).map(([name, { access }]) => rowOf(service, name, access)),
);

function rowOf(service: ServiceName, name: string, access: ContractEndpoint['access']): Endpoint {
  const [method, template = ''] = name.split(' ') as [Endpoint['method'], string];
  const path = template.replace(/\{(\w+)\}/g, ':$1');
  const read = path.includes(':') ? UNKNOWN : FOUND;
  const who = access === 'public' ? 'anyone' : typeof access === 'string' ? access : 'admin';
  return { method, path, service, who, access, answers: method === 'GET' ? read : REFUSED, ...EXCEPTIONS[name] };
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export function harmlessPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/:\w+/g, UNKNOWN_ID);
}
