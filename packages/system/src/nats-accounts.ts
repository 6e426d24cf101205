// Who may say what over NATS, made from the manifests: every server's configuration is made from it (nats-config.ts, docs/messaging.md).
import { ListPublicKeys, ResolveSession, RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { CountViews, OpenPreview } from '@reefdesk/contracts/messages/site.messages';
import { EVENTS } from './events.ts';
import type { Subject } from './manifest.ts';
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from './services.ts';

export interface NatsAccount {
  /** Answers what is asked under its own name. */
  readonly serves: boolean;
  /** Tells events of its own. */
  readonly tells: boolean;
  /** Requests it sends to others. */
  readonly asks: readonly Subject[];
  /** Events it listens to. */
  readonly hears: readonly Subject[] | 'everything';
}

const OTHERS = {
  gateway: {
    serves: false,
    tells: true,
    asks: [ResolveSession, ListPublicKeys, CountViews, OpenPreview],
    // Replicas tell each other what they counted.
    hears: [
      RequestCounted,
      SessionsEnded,
      RightsChanged,
      ImagesRemoved,
      ...EVENTS.filter(({ changes }) => changes.length > 0).map(({ event }) => event),
    ],
  },
  /** A person at work on the running system: sees what happens. */
  ops: { serves: false, tells: false, asks: [], hears: 'everything' },
} as const satisfies Record<string, NatsAccount>;

export type NatsUser = ServiceName | keyof typeof OTHERS;

export const NATS_ACCOUNTS: Readonly<Record<NatsUser, NatsAccount>> = { ...accountsOfServices(), ...OTHERS };
export const NATS_USERS = Object.keys(NATS_ACCOUNTS) as NatsUser[];

function accountsOfServices(): Record<ServiceName, NatsAccount> {
  const accounts = SERVICE_NAMES.map((name) => [
    name,
    { serves: true, tells: true, asks: MANIFESTS[name].asks, hears: MANIFESTS[name].hears },
  ]);
  return Object.fromEntries(accounts) as Record<ServiceName, NatsAccount>;
}
