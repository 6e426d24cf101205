import { commonEnv, EnvironmentError, makeValidator, num, readEnv, str } from '@reefdesk/service-kit/env';

export type GatewayEnv = ReturnType<typeof readGatewayEnv>;

/** Injection token of the environment. */
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');

const httpUrl = makeValidator<string>((input) => {
  if (URL.canParse(input) && /^https?:$/.test(new URL(input).protocol)) return input;
  throw new Error(`not an http address: "${input}"`);
});

const frontendUrl = makeValidator<string>((input) => {
  if (input === '' || URL.canParse(input)) return input;
  throw new Error(`not an http address: "${input}"`);
});

const runsByItself = { default: '', desc: 'Base address of a frontend that runs by itself; empty: read from FRONTENDS_DIR' };

const gatewayEnv = {
  AUTH_URL: httpUrl(),
  CATALOG_URL: httpUrl(),
  MEDIA_URL: httpUrl(),
  TESTIMONIALS_URL: httpUrl(),
  FRONTENDS_DIR: str({ default: '', desc: 'Folder that holds shell/dist, public/dist and admin/dist' }),
  FRONTEND_SHELL_URL: frontendUrl(runsByItself),
  FRONTEND_PUBLIC_URL: frontendUrl(runsByItself),
  FRONTEND_ADMIN_URL: frontendUrl(runsByItself),
  BRAND_FILE: str({ desc: 'JSON file with everything about the operator' }),
  API_DOCS: str({ choices: ['on', 'off'], default: 'off', desc: 'Documentation of the API at /api/docs' }),
  ANSWERS_FRESH_MS: num({ default: 30_000, desc: 'How long a kept answer needs no look at its service, when no change is heard of' }),
  IMAGE_BASE_URL: str({ default: '', desc: 'Base of image paths; empty: same origin' }),
  PUBLIC_ORIGINS: str({ default: '', desc: 'Origins the site is offered at, separated by commas; empty: any host it is reached by' }),
  TRUSTED_PROXY_HOPS: num({ default: 0, desc: 'How many own proxies stand in front' }),
  UPSTREAM_TIMEOUT_MS: num({ default: 20_000, desc: 'How long a service may stay silent' }),
  UPLOAD_TIMEOUT_MS: num({ default: 180_000, desc: 'The same while it works on uploaded files' }),
};

/** The gateway's environment; `source` is the process's own unless a test brings another. */
export function readGatewayEnv(source?: NodeJS.ProcessEnv) {
  const env = readEnv({ ...commonEnv, ...gatewayEnv }, source);
  if (!env.FRONTENDS_DIR && !(env.FRONTEND_SHELL_URL && env.FRONTEND_PUBLIC_URL && env.FRONTEND_ADMIN_URL)) {
    throw new EnvironmentError('Bad environment. FRONTENDS_DIR: missing (or set all three FRONTEND_…_URL)');
  }
  if (!Number.isInteger(env.TRUSTED_PROXY_HOPS) || env.TRUSTED_PROXY_HOPS < 0) {
    throw new EnvironmentError('Bad environment. TRUSTED_PROXY_HOPS: a whole number of 0 or more');
  }
  return { ...env, publicOrigins: readOrigins(env.PUBLIC_ORIGINS) };
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
