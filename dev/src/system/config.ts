import { isAbsolute, join, resolve } from 'node:path';
import { StackError } from '@reefdesk/embedded-stack/errors';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';

export interface StartConfig {
  host: string;
  port: number;
  dataDir: string;
  adminEmail: string;
  adminPassword: string | undefined;
  seed: 'demo' | 'none';
  brandFile: string;
  publicOrigins: string | undefined;
  trustedProxyHops: string | undefined;
  /** Unparsed; backing services read their own variables from it (MONGODB_URI, NATS_URL, S3_*). */
  environment: NodeJS.ProcessEnv;
}

/** Throws a StackError that names the invalid variable. Empty variables count as unset. */
export function readConfig(environment: NodeJS.ProcessEnv): StartConfig {
  const value = (name: string) => environment[name]?.trim() || undefined;
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: readPort(value('PORT') ?? '8080'),
    dataDir: resolveFromRoot(value('DATA_DIR') ?? '.data'),
    adminEmail: value('ADMIN_EMAIL') ?? 'admin@reefdesk.example',
    adminPassword: value('ADMIN_PASSWORD'),
    seed: readSeed(value('SEED') ?? 'demo'),
    brandFile: resolveFromRoot(value('BRAND_FILE') ?? 'config/brand.json'),
    publicOrigins: value('PUBLIC_ORIGINS'),
    trustedProxyHops: readHops(value('TRUSTED_PROXY_HOPS')),
    environment,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StackError(`PORT must be a number from 1 to 65535; it is "${text}".`);
  return port;
}

function readSeed(text: string): 'demo' | 'none' {
  if (text !== 'demo' && text !== 'none') throw new StackError(`SEED must be "demo" or "none"; it is "${text}".`);
  return text;
}

function readHops(text: string | undefined): string | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new StackError(`TRUSTED_PROXY_HOPS must be a number; it is "${text}".`);
  return text;
}

function resolveFromRoot(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(join(repositoryRoot, folder));
}
