import type { MongoEnv } from '../env.ts';

export function databaseName(service: string, { MONGODB_DB }: Pick<MongoEnv, 'MONGODB_DB'>): string {
  return MONGODB_DB || `reefdesk_${service}`;
}
