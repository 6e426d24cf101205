// How often one sender may make which calls: the gateway enforces it, docs/operations.md shows it.

export interface RateLimit {
  /** What it holds for, in the words of the documentation. */
  readonly of: string;
  /** `POST login`: method and first segment after `/api/`; none for the two that catch what has no limit of its own. */
  readonly calls: readonly string[];
  /** Requests in one window. */
  readonly quota: number;
  readonly windowSeconds: number;
  /** Who is one sender: an address (of IPv6 a line, and its site); or who is signed in, and an address only without a session. */
  readonly per: 'network' | 'account';
}

/**
 * Far beyond what people at work reach, an office behind one address included: they end floods. Guessing passwords is slowed
 * down by auth, which knows what comes of an attempt.
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
  calendar: { of: 'reading the calendar feed', calls: ['GET calendar'], quota: 600, windowSeconds: 60, per: 'network' },
  pages: { of: 'pages that are not kept and must be rendered', calls: [], quota: 600, windowSeconds: 60, per: 'network' },
  uploads: { of: 'any other form with files', calls: [], quota: 3_000, windowSeconds: 60, per: 'account' },
  writes: { of: 'any other write', calls: [], quota: 6_000, windowSeconds: 60, per: 'account' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export const RATE_LIMIT_NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];

export interface LimitedCall {
  method: string;
  /** First segment after `/api/`. */
  route: string;
  isUpload: boolean;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const BY_CALL = new Map(RATE_LIMIT_NAMES.flatMap((name) => RATE_LIMITS[name].calls.map((call): [string, RateLimitName] => [call, name])));

/** The limit that a call counts against; reads have none unless the table names them, writes always have one. */
export function rateLimitOf({ method, route, isUpload }: LimitedCall): RateLimitName | undefined {
  const named = BY_CALL.get(`${method === 'HEAD' ? 'GET' : method} ${route}`);
  if (named || READS.has(method)) return named;
  return isUpload ? 'uploads' : 'writes';
}
