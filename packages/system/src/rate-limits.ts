// Rate limits, which the gateway enforces and docs/operations.md lists.

export interface RateLimit {
  readonly of: string;
  /**
   * `POST login`: method and first segment after `/api/`; `GET enquiries/export.csv`: whole path; `GET enquiries?q`: with this parameter.
   * The most specific one applies. Empty if the gateway decides otherwise, or for the defaults.
   */
  readonly calls: readonly string[];
  readonly quota: number;
  readonly windowSeconds: number;
  /** `network`: requests count by IPv4 address, or by IPv6 /64 and /48. `account`: they count by signed-in user, or by network without a session. */
  readonly per: 'network' | 'account';
}

/**
 * Far above normal use, also for an office behind one address: they stop floods. Auth slows password guessing, because it knows the outcome
 * of attempts.
 */
export const RATE_LIMITS = {
  'sign-in': { of: 'signing in', calls: ['POST login', 'GET oidc'], quota: 1_200, windowSeconds: 60, per: 'network' },
  registration: {
    of: 'making an account, verifying its address, and accepting an invitation',
    calls: ['POST register', 'POST verify-email', 'POST invitations'],
    quota: 300,
    windowSeconds: 60,
    per: 'network',
  },
  password: {
    of: 'changing the password, the second step, passkeys, and erasing the own account',
    calls: ['POST change-password', 'POST two-step', 'POST passkeys', 'DELETE passkeys', 'DELETE me'],
    quota: 300,
    windowSeconds: 60,
    per: 'account',
  },
  'password-reset': {
    of: 'asking for a letter with a link to a new password, and setting it by one',
    calls: ['POST forgot-password', 'POST reset-password'],
    quota: 300,
    windowSeconds: 60,
    per: 'network',
  },
  statistics: { of: 'the list with figures', calls: ['GET get-travels-with-stats'], quota: 30_000, windowSeconds: 60, per: 'account' },
  searches: {
    of: 'searching the inbox, and reading the audit log',
    calls: ['GET enquiries?q', 'GET audit'],
    quota: 6_000,
    windowSeconds: 60,
    per: 'account',
  },
  exports: {
    of: 'everything of a kind as a file',
    calls: ['GET enquiries/export.csv', 'GET bookings/export.csv', 'GET audit/export.csv', 'GET me/export'],
    quota: 300,
    windowSeconds: 60,
    per: 'account',
  },
  departures: {
    of: 'departures of a range of days, and of all packages',
    calls: ['GET departures?from', 'GET departures?to', 'GET departures/all', 'GET departures/day-sheet'],
    quota: 3_000,
    windowSeconds: 60,
    per: 'account',
  },
  'share-cards': { of: 'cards of shared links that the gateway does not keep', calls: [], quota: 600, windowSeconds: 60, per: 'network' },
  'unknown-sessions': { of: 'session cookies that auth does not know', calls: [], quota: 3_000, windowSeconds: 60, per: 'network' },
  calendar: { of: 'reading the calendar feed', calls: ['GET calendar'], quota: 600, windowSeconds: 60, per: 'network' },
  pages: { of: 'pages that are not kept and must be rendered', calls: [], quota: 600, windowSeconds: 60, per: 'network' },
  uploads: { of: 'any other form with files', calls: [], quota: 3_000, windowSeconds: 60, per: 'account' },
  writes: { of: 'any other write', calls: [], quota: 6_000, windowSeconds: 60, per: 'account' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export const RATE_LIMIT_NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];

export interface LimitedCall {
  method: string;
  /** First segment after `/api/`, or two where services share the first. */
  route: string;
  path: string;
  query: URLSearchParams;
  isUpload: boolean;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const BY_CALL = new Map(RATE_LIMIT_NAMES.flatMap((name) => RATE_LIMITS[name].calls.map((call): [string, RateLimitName] => [call, name])));

/** Reads have a limit only if the table lists them; writes always have one. */
export function rateLimitOf(call: LimitedCall): RateLimitName | undefined {
  const name = namesOf(call).find((one) => BY_CALL.has(one));
  if (name !== undefined) return BY_CALL.get(name);
  if (READS.has(call.method)) return undefined;
  return call.isUpload ? 'uploads' : 'writes';
}

function namesOf({ method, route, path, query }: LimitedCall): string[] {
  const asked = method === 'HEAD' ? 'GET' : method;
  const exact = `${asked} ${path
    .replace(/^\/api\//, '')
    .replace(/\/$/, '')
    .toLowerCase()}`;
  return [...[...query.keys()].map((parameter) => `${exact}?${parameter}`), exact, `${asked} ${route}`];
}
