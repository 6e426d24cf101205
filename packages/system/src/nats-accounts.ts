// NATS permissions, derived from the manifests; source of every server configuration (nats-config.ts, docs/messaging.md).
import { ListPublicKeys, ResolveSession, RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { CountViews, OpenPreview } from '@reefdesk/contracts/messages/site.messages';
import { EVENTS } from './events.ts';
import type { Subject } from './manifest.ts';
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from './services.ts';

export interface NatsAccount {
  readonly serves: boolean;
  readonly publishes: boolean;
  readonly asks: readonly Subject[];
  readonly subscribes: readonly Subject[] | 'everything';
}

const OTHERS = {
  gateway: {
    serves: false,
    publishes: true,
    asks: [ResolveSession, ListPublicKeys, CountViews, OpenPreview],
    // Replicas share their request counts.
    subscribes: [
      RequestCounted,
      SessionsEnded,
      RightsChanged,
      ImagesRemoved,
      ...EVENTS.filter(({ changes }) => changes.length > 0).map(({ event }) => event),
    ],
  },
  /** For operators, who may observe everything. */
  ops: { serves: false, publishes: false, asks: [], subscribes: 'everything' },
} as const satisfies Record<string, NatsAccount>;

export type NatsUser = ServiceName | keyof typeof OTHERS;

export const NATS_ACCOUNTS: Readonly<Record<NatsUser, NatsAccount>> = { ...accountsOfServices(), ...OTHERS };
export const NATS_USERS = Object.keys(NATS_ACCOUNTS) as NatsUser[];

function accountsOfServices(): Record<ServiceName, NatsAccount> {
  const accounts = SERVICE_NAMES.map((name) => [
    name,
    { serves: true, publishes: true, asks: MANIFESTS[name].asks, subscribes: MANIFESTS[name].subscribes },
  ]);
  return Object.fromEntries(accounts) as Record<ServiceName, NatsAccount>;
}
