import { LIMITS } from '@reefdesk/contracts/limits';
import { mailEnv } from '@reefdesk/mail/mail-env';
import { siteOrigin } from '@reefdesk/mail/site';
import { commonEnv, EnvironmentError, makeValidator, mongoEnv, num, readEnv, str } from '@reefdesk/service-kit/env';

/** Empty, or a password of the minimum length. The error message never contains the value. */
const password = makeValidator<string>((input) => {
  if (input !== '' && (input.length < LIMITS.passwordMinLength || input.length > LIMITS.passwordMaxLength)) {
    throw new Error(`must have ${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters`);
  }
  return input;
});

const emailAddress = makeValidator<string>((input) => {
  if (input !== '' && !/^[^\s@]+@[^\s@]+$/.test(input.trim())) throw new Error('is not an email address');
  return input;
});

const issuer = makeValidator<string>((input) => {
  if (input === '') return input;
  const url = URL.canParse(input) ? new URL(input) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (!isSafe) throw new Error('is not an https address (http is for this machine alone)');
  return input;
});

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const authEnv = {
  AUTH_KEYS: str({ default: '', desc: 'Signing keys as a JSON key set; the first one signs, all are published' }),
  AUTH_KEYS_FILE: str({ default: '', desc: 'Private file of the same form, made on first start when AUTH_KEYS is empty' }),
  ADMIN_EMAIL: emailAddress({ default: '', desc: 'First admin, made once when there is none' }),
  ADMIN_PASSWORD: password({ default: '', desc: 'Password of the first admin; empty: the log has a link that sets it' }),
  BRAND_FILE: str({ desc: 'JSON file with everything about the operator; of it, what letters show' }),
  PUBLIC_ORIGINS: str({ default: '', desc: 'Origins the site is offered at, separated by commas; links in letters lead to the first' }),
  MAILBOX_DIR: str({ default: '', desc: 'Folder of the embedded mail server, for Back office → Letters; empty: there is none' }),
  OIDC_ISSUER: issuer({
    default: '',
    desc: 'Provider by which people may sign in (OpenID Connect), such as https://accounts.google.com; empty: none',
  }),
  OIDC_CLIENT_ID: str({
    default: '',
    desc: 'What the provider knows this site by; its address to come back to is ORIGIN/api/oidc/callback',
  }),
  OIDC_CLIENT_SECRET: str({ default: '', desc: 'Secret of the same' }),
  PASSWORD_CONCURRENCY: num({ default: 2, desc: 'Password hashes computed at the same time; 19 MB and one core each' }),
};

export type AuthEnv = ReturnType<typeof readAuthEnv>;

export function readAuthEnv(source: NodeJS.ProcessEnv = process.env) {
  const env = readEnv({ ...commonEnv, ...mongoEnv, ...mailEnv, ...authEnv }, source);
  if (!env.AUTH_KEYS && !env.AUTH_KEYS_FILE)
    throw new EnvironmentError('Bad environment. AUTH_KEYS or AUTH_KEYS_FILE: one of them is needed');
  const origin = siteOrigin(env.PUBLIC_ORIGINS);
  if (env.SMTP_URL && !origin)
    throw new EnvironmentError('Bad environment. PUBLIC_ORIGINS: required with SMTP_URL, because emails contain links to the site');
  const isWhole = env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET && origin;
  if (env.OIDC_ISSUER && !isWhole)
    throw new EnvironmentError('Bad environment. OIDC_ISSUER: needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_ORIGINS');
  return { ...env, origin };
}

/** NATS is only used to notify running gateways. */
export type AccountsCliEnv = ReturnType<typeof readAccountsCliEnv>;

export function readAccountsCliEnv(source: NodeJS.ProcessEnv = process.env) {
  return readEnv(
    {
      ...mongoEnv,
      NATS_URL: str({ default: '' }),
      NATS_USER: commonEnv.NATS_USER,
      NATS_PASSWORD: commonEnv.NATS_PASSWORD,
      BRAND_FILE: str({ default: '', desc: 'As of the service; empty: passwords may hold the name of the operator' }),
    },
    source,
  );
}
