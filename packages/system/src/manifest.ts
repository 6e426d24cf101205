import type { DomainEvent } from '@reefdesk/contracts/messages/message';

export interface Subject {
  readonly subject: string;
}

/** Facts about a service that routing, deployment and backup need, as plain data. */
export interface ServiceManifest {
  readonly asks: readonly Subject[];
  readonly subscribes: readonly Subject[];
  /** Published events, and the cached responses that each makes stale. */
  readonly events: readonly EventManifest[];
  readonly collections: readonly CollectionManifest[];
  /** `keys`: the service has storage credentials. `uploads`: it uploads to addresses signed by media. */
  readonly objectStorage?: 'keys' | 'uploads';
  readonly ports: DevelopmentPorts;
}

export interface EventManifest {
  readonly event: DomainEvent<unknown>;
  /** First path segments of affected addresses; `everything` is all that visitors read. */
  readonly changes: readonly string[] | 'everything';
}

/** A database collection: included in backups, or the reason why a backup omits it and a restore empties it. */
export type CollectionManifest =
  | {
      readonly name: string;
      readonly imagePaths: readonly string[];
    }
  | { readonly name: string; readonly leftOut: string };

/** Loopback ports for development; elsewhere each service has its own host. */
export interface DevelopmentPorts {
  readonly http: number;
  readonly ops: number;
  readonly inspect: number;
}

export function portsOf(place: number): DevelopmentPorts {
  return { http: 8100 + place, ops: 8200 + place, inspect: 9230 + place };
}
