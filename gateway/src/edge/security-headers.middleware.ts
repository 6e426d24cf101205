import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Target } from '../routing/match-target.ts';
import { visitOf } from '../visit/visit.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Pages run our own files only. React sets style attributes; the map is framed after a click. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
};

/** The documentation of the API: its own files and calls to this site, nothing else. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

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

/** Images may live on another host (IMAGE_BASE_URL). */
export function securityHeaders(imageBaseUrl: string): RequestHandler {
  const imageHosts = URL.canParse(imageBaseUrl) ? [new URL(imageBaseUrl).origin] : [];
  const page = { ...PAGE_POLICY, 'img-src': [...PAGE_POLICY['img-src'], ...imageHosts] };
  const handlers = {
    page: { http: headers(page, false), https: headers(page, true) },
    docs: { http: headers(DOCS_POLICY, false), https: headers(DOCS_POLICY, true) },
    data: { http: headers(DATA_POLICY, false), https: headers(DATA_POLICY, true) },
  };
  return (request, response, next) => {
    const { target, client } = visitOf(request);
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    handlers[policyFor(target)][client.scheme](request, response, next);
  };
}

function policyFor({ kind }: Target): 'page' | 'docs' | 'data' {
  return kind === 'site' ? 'page' : kind === 'docs' ? 'docs' : 'data';
}

function headers(policy: Record<string, string[]>, secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...policy, ...(secure && { 'upgrade-insecure-requests': [] }) } },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}
