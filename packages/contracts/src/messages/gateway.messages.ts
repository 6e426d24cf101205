import { event } from './message.ts';

/** One request that a replica of the gateway let through and that counts against a limit. */
export interface CountedRequest {
  /** The replica that tells it, by an id of its own choice. */
  replica: string;
  /** Name of the limit. */
  limit: string;
  /** Digest of who sent it. */
  sender: string;
  /** Number of the window since 1970. */
  window: number;
}

export const RequestCounted = event<CountedRequest>('gateway.requests.counted');
