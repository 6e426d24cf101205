// The processes of the system manifest and their environment on this machine.
import { join } from 'node:path';
import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { urlVariableOf } from '@reefdesk/system/names';
import type { NatsUser } from '@reefdesk/system/nats-accounts';
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import type { StartConfig } from './config.ts';

export const RENDERER = 'renderer';

export interface ProcessDefinition {
  name: NatsUser | typeof RENDERER;
  main: string;
  env(context: SystemContext): Record<string, string | undefined>;
}

export interface SystemContext {
  config: StartConfig;
  stack: BackingServices;
  adminPassword: string | undefined;
  /** Shared secret of this run, which lets the seeding set times in the past. */
  seedKey?: string;
  urlOf(service: string): string;
}

export interface SystemDefinition {
  services: ProcessDefinition[];
  renderer: ProcessDefinition;
  gateway: ProcessDefinition;
}

const built = (folder: string) => join(repositoryRoot, folder, 'dist', 'main.js');

const OF_ITS_OWN: Partial<Record<ServiceName, ProcessDefinition['env']>> = {
  auth: ({ config, stack: { mail }, adminPassword }) => ({
    // Both or neither: without a password the panel says that no admin is created.
    ...(adminPassword && { ADMIN_EMAIL: config.adminEmail, ADMIN_PASSWORD: adminPassword }),
    AUTH_KEYS_FILE: join(config.dataDir, 'private', 'auth-keys.json'),
    BRAND_FILE: config.brandFile,
    PUBLIC_ORIGINS: config.publicOrigins ?? `http://localhost:${config.port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: config.environment.MAIL_FROM,
    MAILBOX_DIR: mail.mailboxDir,
    OIDC_ISSUER: config.environment.OIDC_ISSUER,
    OIDC_CLIENT_ID: config.environment.OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET: config.environment.OIDC_CLIENT_SECRET,
  }),
  bookings: ({ config, stack: { mail }, seedKey }) => ({
    SEED_KEY: seedKey,
    BRAND_FILE: config.brandFile,
    PUBLIC_ORIGINS: config.publicOrigins ?? `http://localhost:${config.port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: config.environment.MAIL_FROM,
    ENQUIRIES_PER_NETWORK: config.environment.ENQUIRIES_PER_NETWORK,
    ENQUIRIES_PER_CONTACT: config.environment.ENQUIRIES_PER_CONTACT,
    ENQUIRY_EMAILS_PER_HOUR: config.environment.ENQUIRY_EMAILS_PER_HOUR,
  }),
  testimonials: ({ seedKey }) => ({ SEED_KEY: seedKey }),
  catalog: ({ config }) => ({ BRAND_FILE: config.brandFile }),
  site: ({ config }) => ({
    BRAND_FILE: config.brandFile,
    TRANSLATOR_URL: config.environment.TRANSLATOR_URL,
    TRANSLATOR_KIND: config.environment.TRANSLATOR_KIND || undefined,
    TRANSLATOR_KEY: config.environment.TRANSLATOR_KEY,
  }),
  media: ({ config }) => ({
    BRAND_FILE: config.brandFile,
    MEDIA_WORK_DIR: join(config.dataDir, 'media-work'),
    MEDIA_AVIF_EFFORT: config.environment.MEDIA_AVIF_EFFORT,
    MALLOC_ARENA_MAX: '2',
  }),
};

export const reefdesk: SystemDefinition = {
  services: SERVICE_NAMES.map((name) => ({
    name,
    main: built(`services/${name}`),
    env: (context) => ({
      ...mongo(context.stack),
      ...(MANIFESTS[name].objectStorage === 'keys' && s3(context.stack)),
      ...OF_ITS_OWN[name]?.(context),
    }),
  })),
  renderer: {
    name: RENDERER,
    main: built('frontends/renderer'),
    env: () => ({ FRONTENDS_DIR: join(repositoryRoot, 'frontends') }),
  },
  gateway: {
    name: 'gateway',
    main: built('gateway'),
    env: ({ config, stack, urlOf }) => ({
      HOST: config.host,
      PORT: String(config.port),
      ...Object.fromEntries(SERVICE_NAMES.map((name) => [urlVariableOf(name), urlOf(name)])),
      FRONTENDS_DIR: join(repositoryRoot, 'frontends'),
      RENDERER_URL: urlOf(RENDERER),
      BRAND_FILE: config.brandFile,
      PICTURE_CACHE_DIR: join(config.dataDir, 'pictures'),
      API_DOCS: config.environment.API_DOCS || 'on',
      OFFLINE_PAGES: config.environment.OFFLINE_PAGES || 'on',
      MAILBOX: stack.mail.mailboxDir ? 'on' : 'off',
      OIDC_ISSUER: config.environment.OIDC_ISSUER,
      OIDC_NAME: config.environment.OIDC_NAME || 'Google',
      PUBLIC_ORIGINS: config.publicOrigins,
      TRUSTED_PROXY_HOPS: config.trustedProxyHops,
      // Default for use on this machine; the panel warns if the site is reachable from elsewhere.
      ALLOW_PLAIN_HTTP: config.environment.ALLOW_PLAIN_HTTP || 'on',
    }),
  },
};

function mongo({ mongo: { uri } }: BackingServices): Record<string, string> {
  return { MONGODB_URI: uri };
}

function s3({ storage: { settings } }: BackingServices): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  };
}
