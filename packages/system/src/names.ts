// What carries a service's name wherever the system runs.
import type { ServiceName } from './services.ts';

/** Before the service's name, unless MONGODB_DB_PREFIX says otherwise. */
export const DATABASE_PREFIX = 'reefdesk_';
/** Unless S3_BUCKET says otherwise. */
export const BUCKET_NAME = 'reefdesk';

export function databaseOf(service: ServiceName): string {
  return `${DATABASE_PREFIX}${service}`;
}

export type UrlVariable = `${Uppercase<ServiceName>}_URL`;

/** The variable of the gateway's environment that holds a service's address. */
export function urlVariableOf(service: ServiceName): UrlVariable {
  return `${service.toUpperCase() as Uppercase<ServiceName>}_URL`;
}
