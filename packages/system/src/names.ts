import type { ServiceName } from './services.ts';

/** Prefix of database names; MONGODB_DB_PREFIX overrides it. */
export const DATABASE_PREFIX = 'reefdesk_';
export const BUCKET_NAME = 'reefdesk';

export function databaseOf(service: ServiceName): string {
  return `${DATABASE_PREFIX}${service}`;
}

export type UrlVariable = `${Uppercase<ServiceName>}_URL`;

export function urlVariableOf(service: ServiceName): UrlVariable {
  return `${service.toUpperCase() as Uppercase<ServiceName>}_URL`;
}
