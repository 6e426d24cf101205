import type { SupervisorEvents } from './supervisor.ts';

/** Where a part keeps what: all below one data folder. */
export interface PartOptions {
  dataDir: string;
  events?: SupervisorEvents;
  /** External parts are named here (`NATS_URL`, `MONGODB_URI`, `S3_ENDPOINT`...). */
  environment?: NodeJS.ProcessEnv;
  /** For the processes that run our own code, beyond what they need. */
  ownEnvironment?: Record<string, string>;
  /** Tells what takes long, such as a download. */
  onProgress?: (what: string) => void;
}

export interface Part {
  /** How the part is provided, for people: "nats-server (embedded)". */
  description: string;
  stop(): Promise<void>;
}

/** What is configured from outside is not ours to stop. */
export async function nothingToStop(): Promise<void> {}
