import type { DomainEvent } from '@reefdesk/contracts/messages/message';

/** A question or an event of contracts; only its subject counts here. */
export interface Subject {
  readonly subject: string;
}

/** What the rest of the system has to know about a service. Plain data: whoever routes, deploys or backs up reads it here. */
export interface ServiceManifest {
  readonly routes: ServiceRoutes;
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

/**
 * First segments of its addresses after `/api/`, in exactly this spelling; two (`trash/packages`) where several services answer under
 * the same first one.
 */
export interface ServiceRoutes {
  /** Read by visitors without a session: the same answer for all of them, which the gateway may keep. */
  readonly visitors: readonly string[];
  /** The service itself decides who may; its answers are never kept. */
  readonly others: readonly string[];
  /** Of both, the lists that it remembers: whoever reads them with a session is told whether the gateway has just that answer. */
  readonly remembered?: readonly string[];
  /** The same, answered by events that go on until somebody ends them: never compressed, and ended with the session. */
  readonly streams?: readonly string[];
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
