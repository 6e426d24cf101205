import { NATS_ACCOUNTS, NATS_USERS, type NatsAccount, type NatsUser } from './nats-accounts.ts';

/** The password, its bcrypt hash, or the environment variable that holds either. */
export type NatsPassword = string | { readonly variable: string };
export type NatsPasswords = Readonly<Record<NatsUser, NatsPassword>>;

interface Permissions {
  publish: string[];
  subscribe: string[];
  /** May respond only to the inbox of a received request. */
  answers: boolean;
}

/** Everything not listed is denied. Replies go to a private inbox that no other account can subscribe to. */
export function permissionsOf(user: NatsUser): Permissions {
  const { serves, publishes, asks, subscribes }: NatsAccount = NATS_ACCOUNTS[user];
  return {
    publish: [...subjectsOf(asks), ...(publishes ? [`events.${user}.>`] : [])],
    subscribe: [
      ...(serves ? [`${user}.>`] : []),
      ...(subscribes === 'everything' ? ['events.>'] : subjectsOf(subscribes)),
      `_INBOX_${user}.>`,
    ],
    answers: serves,
  };
}

export interface NatsConfig {
  host?: string;
  port: number;
  passwords: NatsPasswords;
  /** PEM files; with them, clients without TLS are rejected. */
  tls?: { certificateFile: string; keyFile: string };
}

export function natsConfig({ host = '127.0.0.1', port, passwords, tls }: NatsConfig): string {
  const encrypted = tls && [
    `tls { cert_file: ${JSON.stringify(tls.certificateFile)}, key_file: ${JSON.stringify(tls.keyFile)}, timeout: 5 }`,
  ];
  return [`host: ${JSON.stringify(host)}`, `port: ${port}`, 'max_payload: 1MB', ...(encrypted ?? []), natsAuthorization(passwords)].join(
    '\n',
  );
}

/** Authorization section, which other server configurations can `include`. */
export function natsAuthorization(passwords: NatsPasswords): string {
  return [
    'authorization {',
    '  timeout: 5',
    '  users = [',
    ...NATS_USERS.map((user) => `    ${userEntry(user, passwords[user])}`),
    '  ]',
    '}',
    '',
  ].join('\n');
}

function userEntry(user: NatsUser, password: NatsPassword): string {
  const { publish, subscribe, answers } = permissionsOf(user);
  const permissions = [
    `publish: ${allowOnly(publish)}`,
    `subscribe: ${allowOnly(subscribe)}`,
    // A reply of several messages is bounded by sixteen messages and one minute.
    ...(answers ? ['allow_responses: { max: 16, expires: "1m" }'] : []),
  ];
  const secret = typeof password === 'string' ? JSON.stringify(password) : `$${password.variable}`;
  return `{ user: ${JSON.stringify(user)}, password: ${secret}, permissions: { ${permissions.join(', ')} } }`;
}

/** An empty `allow` list would allow everything. */
function allowOnly(subjects: readonly string[]): string {
  return subjects.length > 0 ? JSON.stringify(subjects) : '{ deny: ">" }';
}

function subjectsOf(contracts: readonly { subject: string }[]): string[] {
  return contracts.map(({ subject }) => subject);
}
