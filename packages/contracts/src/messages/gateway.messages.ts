import { event } from './message.ts';

/** A request that a gateway replica accepted and that counts against a limit. */
export interface CountedRequest {
  /** Random ID of the replica. */
  replica: string;
  limit: string;
  /** Digest of the network or account. */
  sender: string;
  /** Number of the window since 1970. */
  window: number;
}

export const RequestCounted = event<CountedRequest>('gateway.requests.counted');
