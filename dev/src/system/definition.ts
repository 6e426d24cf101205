// The whole system on one page: which processes there are, and what each may know.
import { join } from 'node:path';
import type { NatsUser } from '../stack/nats-accounts.ts';
import type { Parts } from '../stack/parts.ts';
import { repositoryRoot } from '../stack/paths.ts';
import type { StartConfig } from './config.ts';

export interface ProcessDefinition {
  name: NatsUser;
  /** The built entry, run by Node 24. */
  main: string;
  env(context: SystemContext): Record<string, string | undefined>;
}

export interface SystemContext {
  config: StartConfig;
  parts: Parts;
  adminPassword: string | undefined;
  /** Of a service's HTTP port on the loopback address. */
  urlOf(service: string): string;
}

export interface SystemDefinition {
  services: ProcessDefinition[];
  gateway: ProcessDefinition;
}

const built = (folder: string) => join(repositoryRoot, folder, 'dist', 'main.js');

export const reefdesk: SystemDefinition = {
  services: [
    {
      name: 'auth',
      main: built('services/auth'),
      env: ({ config, parts, adminPassword }) => ({
        ...mongo(parts),
        // Both or neither: an email alone creates nobody.
        ...(adminPassword && { ADMIN_EMAIL: config.adminEmail, ADMIN_PASSWORD: adminPassword }),
        AUTH_KEYS_FILE: join(config.dataDir, 'private', 'auth-keys.json'),
      }),
    },
    { name: 'catalog', main: built('services/catalog'), env: ({ parts }) => mongo(parts) },
    {
      name: 'media',
      main: built('services/media'),
      env: ({ config, parts }) => ({
        ...mongo(parts),
        ...s3(parts),
        MEDIA_WORK_DIR: join(config.dataDir, 'media-work'),
        MEDIA_AVIF_EFFORT: config.environment.MEDIA_AVIF_EFFORT,
        MALLOC_ARENA_MAX: '2',
      }),
    },
    { name: 'testimonials', main: built('services/testimonials'), env: ({ parts }) => mongo(parts) },
  ],
  gateway: {
    name: 'gateway',
    main: built('gateway'),
    env: ({ config, urlOf }) => ({
      HOST: config.host,
      PORT: String(config.port),
      AUTH_URL: urlOf('auth'),
      CATALOG_URL: urlOf('catalog'),
      MEDIA_URL: urlOf('media'),
      TESTIMONIALS_URL: urlOf('testimonials'),
      FRONTENDS_DIR: join(repositoryRoot, 'frontends'),
      BRAND_FILE: config.brandFile,
      API_DOCS: config.environment.API_DOCS || 'on',
      PUBLIC_ORIGINS: config.publicOrigins,
      TRUSTED_PROXY_HOPS: config.trustedProxyHops,
    }),
  },
};

function mongo({ mongo: { uri } }: Parts): Record<string, string> {
  return { MONGODB_URI: uri };
}

function s3({ storage: { settings } }: Parts): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  };
}
