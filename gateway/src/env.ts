import { MEGABYTE } from '@reefdesk/contracts/limits';
import { commonEnv, EnvironmentError, makeValidator, num, readEnv, str } from '@reefdesk/service-kit/env';
import { type UrlVariable, urlVariableOf } from '@reefdesk/system/names';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { configuredLimits } from './configured-quotas.ts';

export type GatewayEnv = ReturnType<typeof readGatewayEnv>;

export const GATEWAY_ENV = Symbol('GATEWAY_ENV');

const httpUrl = makeValidator<string>((input) => {
  if (input === '' || isHttpUrl(input)) return input;
  throw new Error(`not an http address: "${input}"`);
});

const frontendUrl = makeValidator<string>((input) => {
  if (input === '' || URL.canParse(input)) return input;
  throw new Error(`not an http address: "${input}"`);
});

const bytes = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isSafeInteger(value) || value < MEGABYTE) throw new Error(`not a whole number of bytes, of a megabyte at least: "${input}"`);
  return value;
});

const runsByItself = { default: '', desc: 'Base address of a frontend that runs by itself; empty: read from FRONTENDS_DIR' };

const gatewayEnv = {
  SERVICE_URL: str({ default: '', desc: 'Address of each service that has no URL of its own, with {service} in the place of its name' }),
  ...serviceUrlVariables(),
  FRONTENDS_DIR: str({ default: '', desc: 'Folder that holds shell/dist, public/dist and admin/dist' }),
  FRONTEND_SHELL_URL: frontendUrl(runsByItself),
  FRONTEND_PUBLIC_URL: frontendUrl(runsByItself),
  FRONTEND_ADMIN_URL: frontendUrl(runsByItself),
  RENDERER_URL: frontendUrl({ default: '', desc: 'Address of the renderer, which draws the pages; empty: browsers draw them' }),
  FRONTENDS_HOT_RELOAD: str({
    choices: ['on', 'off'],
    default: 'off',
    desc: 'The frontends are development servers: nothing of them is kept, and pages hear of changes',
  }),
  OFFLINE_PAGES: str({
    choices: ['on', 'off'],
    default: 'on',
    desc: 'Browsers keep the pages that were visited and show them without a connection; off: those that did so forget all of it',
  }),
  BRAND_FILE: str({ desc: 'JSON file with everything about the operator' }),
  API_DOCS: str({ choices: ['on', 'off'], default: 'off', desc: 'Documentation of the API at /api/docs' }),
  RESPONSE_CACHE_FRESH_MS: num({
    default: 30_000,
    desc: 'How long a cached response needs no look at its service, when no change is heard of',
  }),
  RESPONSE_CACHE_BYTES: bytes({
    default: 64 * MEGABYTE,
    desc: 'Memory for all cached responses, those of a megabyte and more compressed; one takes at most half of it',
  }),
  PICTURE_CACHE_BYTES: bytes({ default: 64 * MEGABYTE, desc: 'Memory for the pictures that were asked for lately' }),
  PICTURE_CACHE_DIR: str({ default: '', desc: 'Folder of this process alone for pictures that are kept; empty: in memory only' }),
  PICTURE_CACHE_DISK_BYTES: bytes({ default: 384 * MEGABYTE, desc: 'Room for pictures in that folder' }),
  STAND_IN_AFTER_MS: num({ default: 2_000, desc: 'How long a visitor waits for a newer answer when the last good one is at hand' }),
  MAILBOX: str({
    choices: ['on', 'off'],
    default: 'off',
    desc: 'The system keeps its letters: the back office shows them (auth has their folder), framed as they would be read',
  }),
  OIDC_ISSUER: str({
    default: '',
    desc: 'People may sign in by this provider (auth does it): the pages offer it; empty: they say there is none',
  }),
  OIDC_NAME: str({ default: 'Google', desc: 'What the provider is called on the pages' }),
  IMAGE_BASE_URL: str({ default: '', desc: 'Base of image paths; empty: same origin' }),
  PUBLIC_ORIGINS: str({ default: '', desc: 'Origins the site is offered at, separated by commas; empty: any host it is reached by' }),
  ALLOW_PLAIN_HTTP: str({
    choices: ['on', 'off'],
    default: 'off',
    desc: 'The site may be offered without TLS: the session cookie then goes without Secure wherever nothing says that a visitor came by https',
  }),
  TRUSTED_PROXY_HOPS: num({ default: 0, desc: 'How many own proxies stand in front' }),
  RATE_LIMITS: str({ default: '', desc: 'Other quotas than those of the table, such as writes=2000,uploads=50' }),
  BODY_TIMEOUT_MS: num({ default: 10_000, desc: 'How long the body of a request may take to arrive, unless it is an upload' }),
  UPLOAD_STALL_MS: num({ default: 30_000, desc: 'In each such time an upload must bring 16 KB, else it is given up' }),
  UPSTREAM_TIMEOUT_MS: num({ default: 20_000, desc: 'How long a service may stay silent' }),
  UPLOAD_TIMEOUT_MS: num({ default: 180_000, desc: 'The same while it works on uploaded files' }),
};

export function readGatewayEnv(source?: NodeJS.ProcessEnv) {
  const env = readEnv({ ...commonEnv, ...gatewayEnv }, source);
  const runByThemselves = env.FRONTEND_SHELL_URL && env.FRONTEND_PUBLIC_URL && env.FRONTEND_ADMIN_URL;
  if (!env.FRONTENDS_DIR && !runByThemselves) {
    throw new EnvironmentError('Bad environment. FRONTENDS_DIR: missing (or set all three FRONTEND_…_URL)');
  }
  if (env.FRONTENDS_HOT_RELOAD === 'on' && !runByThemselves) {
    throw new EnvironmentError('Bad environment. FRONTENDS_HOT_RELOAD: needs all three FRONTEND_…_URL');
  }
  if (!Number.isInteger(env.TRUSTED_PROXY_HOPS) || env.TRUSTED_PROXY_HOPS < 0) {
    throw new EnvironmentError('Bad environment. TRUSTED_PROXY_HOPS: a whole number of 0 or more');
  }
  const publicOrigins = readOrigins(env.PUBLIC_ORIGINS);
  // A site offered only at https counts as https even if a proxy omits the header; otherwise cookies would silently lose Secure.
  if (env.NODE_ENV === 'production' && env.ALLOW_PLAIN_HTTP === 'off' && !isOnlyAtHttps(publicOrigins)) {
    throw new EnvironmentError(
      'Bad environment. PUBLIC_ORIGINS: the address of the site at https, such as https://www.example.com, and no other: without ' +
        'it nobody can tell that cookies have to be Secure (or set ALLOW_PLAIN_HTTP=on for a site without TLS)',
    );
  }
  return {
    ...env,
    publicOrigins,
    serviceUrls: readServiceUrls(env),
    rateLimits: configuredLimits(env.RATE_LIMITS),
  };
}

export function isOnlyAtHttps(publicOrigins: readonly string[]): boolean {
  return publicOrigins.length > 0 && publicOrigins.every((origin) => origin.startsWith('https:'));
}

function serviceUrlVariables() {
  const own = httpUrl({ default: '', desc: 'Address of this service; empty: by SERVICE_URL' });
  return Object.fromEntries(SERVICE_NAMES.map((service) => [urlVariableOf(service), own])) as Record<UrlVariable, typeof own>;
}

function readServiceUrls(env: Readonly<Record<UrlVariable | 'SERVICE_URL', string>>): Readonly<Record<ServiceName, string>> {
  const urls = SERVICE_NAMES.map((service) => {
    const url = env[urlVariableOf(service)] || env.SERVICE_URL.replaceAll('{service}', service);
    if (!isHttpUrl(url)) throw new EnvironmentError(`Bad environment. ${urlVariableOf(service)}: missing (or set SERVICE_URL)`);
    return [service, url];
  });
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readOrigins(list: string): string[] {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.map((entry) => {
    if (!URL.canParse(entry) || !/^https?:$/.test(new URL(entry).protocol)) {
      throw new EnvironmentError(`Bad environment. PUBLIC_ORIGINS: "${entry}" is not an origin such as https://www.example.com`);
    }
    return new URL(entry).origin;
  });
}
