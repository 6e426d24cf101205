// The configuration of the embedded nats-server: who may say what. The same rules hold for a cluster (deploy/).

/** Services own subjects (`<service>.<aggregate>.<verb>`) and facts (`events.<service>.>`); the others only ask and listen. */
export const SERVICES = ['auth', 'catalog', 'media', 'testimonials'] as const;
export const CLIENTS = ['gateway', 'seed', 'ops'] as const;
export const NATS_USERS = [...SERVICES, ...CLIENTS] as const;
export type NatsUser = (typeof NATS_USERS)[number];

const requests = SERVICES.map((service) => `${service}.>`);

interface Permissions {
  publish: string[];
  subscribe: string[];
  /** May answer a request it received on the requester's inbox, and on no other. */
  answers: boolean;
}

/** Nobody but the owner may listen to a service's requests or tell its facts; replies go to an inbox of one's own. */
export function permissionsOf(user: NatsUser): Permissions {
  const isService = SERVICES.some((service) => service === user);
  return {
    publish: isService ? [...requests, `events.${user}.>`] : requests,
    subscribe: [...(isService ? [`${user}.>`] : []), 'events.>', `_INBOX_${user}.>`],
    answers: isService,
  };
}

export interface NatsConfig {
  /** Loopback unless said otherwise. */
  host?: string;
  port: number;
  passwords: Record<NatsUser, string>;
}

export function natsConfig({ host = '127.0.0.1', port, passwords }: NatsConfig): string {
  return [
    `host: ${JSON.stringify(host)}`,
    `port: ${port}`,
    'max_payload: 1MB',
    'authorization {',
    '  timeout: 5',
    '  users = [',
    ...NATS_USERS.map((user) => `    ${userEntry(user, passwords[user])}`),
    '  ]',
    '}',
    '',
  ].join('\n');
}

function userEntry(user: NatsUser, password: string): string {
  const { publish, subscribe, answers } = permissionsOf(user);
  const permissions = [
    `publish: ${JSON.stringify(publish)}`,
    `subscribe: ${JSON.stringify(subscribe)}`,
    // A reply of several messages ends with one that says so; sixteen leave room, a minute bounds them.
    ...(answers ? ['allow_responses: { max: 16, expires: "1m" }'] : []),
  ];
  return `{ user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)}, permissions: { ${permissions.join(', ')} } }`;
}
