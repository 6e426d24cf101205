import type { DomainEvent } from '@reefdesk/contracts/messages/message';

/** A question or an event of contracts; only its subject counts here. */
export interface Subject {
  readonly subject: string;
}

/** What the rest of the system has to know about a service. Plain data: whoever routes, deploys or backs up reads it here. */
export interface ServiceManifest {
  /** Questions that it asks other services. */
  readonly asks: readonly Subject[];
  /** Events of other services that it reacts to. */
  readonly hears: readonly Subject[];
  /** Events that it tells, and which answers to visitors are old then. */
  readonly events: readonly EventManifest[];
  readonly collections: readonly CollectionManifest[];
  /** `keys`: it reads and writes objects. `uploads`: it puts pictures to addresses that media has signed. */
  readonly objectStorage?: 'keys' | 'uploads';
  readonly ports: DevelopmentPorts;
}

export interface EventManifest {
  readonly event: DomainEvent<unknown>;
  /** First segments, of any service, of the addresses where the change can be seen; `everything` is all that visitors read. */
  readonly changes: readonly string[] | 'everything';
}

/** A collection of its database: what a backup holds of it, or why a backup leaves it out and a restore empties it. */
export type CollectionManifest =
  | {
      readonly name: string;
      /** Where its documents refer to images, as paths in the documents. */
      readonly imagePaths: readonly string[];
    }
  | { readonly name: string; readonly leftOut: string };

/** On the loopback address, while the system is developed; elsewhere each has a machine of its own. */
export interface DevelopmentPorts {
  readonly http: number;
  /** Health and metrics. */
  readonly ops: number;
  readonly inspect: number;
}

/** The ports of the process in place PLACE; no two places share one. */
export function portsOf(place: number): DevelopmentPorts {
  return { http: 8100 + place, ops: 8200 + place, inspect: 9230 + place };
}
