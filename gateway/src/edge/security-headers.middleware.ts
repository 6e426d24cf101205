import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayEnv } from '../env.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import type { Target } from '../routing/match-target.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Pages run our own files only; the map is framed after a click. No markup brings styles of its own: what React sets
 * through the object model needs no permission.
 */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/**
 * No script whose address the shell does not trust (its `trusted-scripts`), and no HTML from texts. Not while the frontends are
 * development servers: their clients write both.
 */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** The documentation of the API: its own files and calls to this site, nothing else. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** A letter in its frame in the back office: it shows itself, and its links open elsewhere. Nothing in it runs, asks or is sent. */
const LETTER_POLICY = {
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};
const LETTER = /^\/api\/letters\/[^/]+\/html$/;

/** Data and files are never a document of their own. */
const DATA_POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

export const POLICY_HEADER = 'Content-Security-Policy';

/** The policy of a page that brings one style element of this hash. */
export function withStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${hash}`);
}

/** Images may live on another host (IMAGE_BASE_URL). */
export function securityHeaders(env: Pick<GatewayEnv, 'IMAGE_BASE_URL' | 'FRONTENDS_HOT_RELOAD' | 'MAILBOX'>): RequestHandler {
  const imageHosts = URL.canParse(env.IMAGE_BASE_URL) ? [new URL(env.IMAGE_BASE_URL).origin] : [];
  const page = {
    ...PAGE_POLICY,
    'img-src': [...PAGE_POLICY['img-src'], ...imageHosts],
    ...(env.MAILBOX === 'on' && { 'frame-src': [...PAGE_POLICY['frame-src'], "'self'"] }),
    ...(env.FRONTENDS_HOT_RELOAD === 'off' && TRUSTED_TYPES),
  };
  const handlers = {
    page: { http: headers(page, false), https: headers(page, true) },
    docs: { http: headers(DOCS_POLICY, false), https: headers(DOCS_POLICY, true) },
    data: { http: headers(DATA_POLICY, false), https: headers(DATA_POLICY, true) },
    letter: { http: headers(LETTER_POLICY, false), https: headers(LETTER_POLICY, true) },
  };
  return (request, response, next) => {
    const { target, path, client } = requestContextOf(request);
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    handlers[policyFor(target, path)][client.scheme](request, response, next);
  };
}

function policyFor({ kind }: Target, path: string): 'page' | 'docs' | 'data' | 'letter' {
  if (kind === 'api' && LETTER.test(path)) return 'letter';
  return kind === 'site' ? 'page' : kind === 'docs' ? 'docs' : 'data';
}

function headers(policy: Record<string, string[]>, secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...policy, ...(secure && { 'upgrade-insecure-requests': [] }) } },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: policy === LETTER_POLICY ? 'sameorigin' : 'deny' },
  });
}
