import type { SupervisorEvents } from './supervisor.ts';

export interface BackingServiceOptions {
  dataDir: string;
  events?: SupervisorEvents;
  /** Names external backing services (`NATS_URL`, `MONGODB_URI`, `S3_ENDPOINT`...). */
  environment?: NodeJS.ProcessEnv;
  ownEnvironment?: Record<string, string>;
  onProgress?: (what: string) => void;
}

export interface BackingService {
  /** Description for people, such as "nats-server (embedded)". */
  description: string;
  stop(): Promise<void>;
}

/** External backing services are not stopped. */
export async function nothingToStop(): Promise<void> {}
