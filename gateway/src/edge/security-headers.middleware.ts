import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { GatewayEnv } from '../env.ts';
import type { Client } from '../request-context/client.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import type { Target } from '../routing/match-target.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Pages load only this site's files; the map is framed after a click. Inline styles are blocked, unlike styles set via the CSSOM. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // Frames for emails and previews of drafts in the back office.
  'frame-src': ["'self'", 'https://www.openstreetmap.org', 'https://www.google.com'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/** Only trusted script URLs (`trusted-scripts`), no HTML from strings. Not set for development servers, whose clients need both. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

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

/** Policy for an email framed in the back office: links open in a new window; scripts, resources and forms are blocked. */
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

/** Policy for data and files, which are never shown as documents. */
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

const POLICY_HEADER = 'Content-Security-Policy';
const STYLES = "style-src 'self'";

export function allowStyle(response: Response, hash: string): void {
  changePolicy(response, STYLES, `${STYLES} ${hash}`);
}

export function withStyle(headers: HeaderList, hash: string): HeaderList {
  return headers.map((value) => value.replace(STYLES, `${STYLES} ${hash}`));
}

export function frameable(response: Response): void {
  changePolicy(response, "frame-ancestors 'none'", "frame-ancestors 'self'");
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}

function changePolicy(response: Response, from: string, to: string): void {
  response.setHeader(POLICY_HEADER, String(response.getHeader(POLICY_HEADER)).replace(from, to));
}

type Policy = 'page' | 'docs' | 'data' | 'letter';

/** Alternating names and values, as `writeHead` takes them, the same for every response of a kind. */
export type HeaderList = readonly string[];
export type SecurityHeaders = Readonly<Record<Policy, Readonly<Record<Client['scheme'], HeaderList>>>>;

/** Images may be on another host (IMAGE_BASE_URL). */
export function securityHeadersOf(env: Pick<GatewayEnv, 'IMAGE_BASE_URL' | 'FRONTENDS_HOT_RELOAD'>): SecurityHeaders {
  const imageHosts = URL.canParse(env.IMAGE_BASE_URL) ? [new URL(env.IMAGE_BASE_URL).origin] : [];
  const page = {
    ...PAGE_POLICY,
    'img-src': [...PAGE_POLICY['img-src'], ...imageHosts],
    ...(env.FRONTENDS_HOT_RELOAD === 'off' && TRUSTED_TYPES),
  };
  const both = (policy: Record<string, string[]>) => ({ http: headers(policy, false), https: headers(policy, true) });
  return { page: both(page), docs: both(DOCS_POLICY), data: both(DATA_POLICY), letter: both(LETTER_POLICY) };
}

export function securityHeaders(env: Pick<GatewayEnv, 'IMAGE_BASE_URL' | 'FRONTENDS_HOT_RELOAD'>): RequestHandler {
  const lists = securityHeadersOf(env);
  return (request, response, next) => {
    const { target, path, client } = requestContextOf(request);
    const list = lists[policyFor(target, path)][client.scheme];
    for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] as string, list[at + 1] as string);
    next();
  };
}

function policyFor({ kind }: Target, path: string): Policy {
  if (kind === 'api' && LETTER.test(path)) return 'letter';
  return kind === 'site' ? 'page' : kind === 'docs' ? 'docs' : 'data';
}

function headers(policy: Record<string, string[]>, secure: boolean): HeaderList {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...policy, ...(secure && { 'upgrade-insecure-requests': [] }) } },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: policy === LETTER_POLICY ? 'sameorigin' : 'deny' },
  });
  // None of the headers depend on the request, so helmet runs once.
  const list: string[] = ['Permissions-Policy', PERMISSIONS_POLICY];
  const noted = { setHeader: (name: string, value: string) => list.push(name, value), removeHeader: () => undefined };
  protect({} as IncomingMessage, noted as unknown as ServerResponse, () => undefined);
  return list;
}
