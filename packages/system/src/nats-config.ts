// The accounts table as the text that nats-server reads: for the embedded server, for containers, for a cluster.
import { NATS_ACCOUNTS, NATS_USERS, type NatsAccount, type NatsUser } from './nats-accounts.ts';

/** The password itself, its bcrypt hash, or the variable of the server's environment that holds either. */
export type NatsPassword = string | { readonly variable: string };
export type NatsPasswords = Readonly<Record<NatsUser, NatsPassword>>;

interface Permissions {
  publish: string[];
  subscribe: string[];
  /** May answer a request it received on the requester's inbox, and on no other. */
  answers: boolean;
}

/** Everything not listed is refused. Replies go to an inbox of one's own, which no other account can listen to. */
export function permissionsOf(user: NatsUser): Permissions {
  const { serves, tells, asks, hears }: NatsAccount = NATS_ACCOUNTS[user];
  return {
    publish: [...subjectsOf(asks), ...(tells ? [`events.${user}.>`] : [])],
    subscribe: [...(serves ? [`${user}.>`] : []), ...(hears === 'everything' ? ['events.>'] : subjectsOf(hears)), `_INBOX_${user}.>`],
    answers: serves,
  };
}

export interface NatsConfig {
  /** Loopback unless said otherwise. */
  host?: string;
  port: number;
  passwords: NatsPasswords;
  /** Files in PEM; with them, clients that speak no TLS are refused. */
  tls?: { certificateFile: string; keyFile: string };
}

/** The whole configuration of one server. */
export function natsConfig({ host = '127.0.0.1', port, passwords, tls }: NatsConfig): string {
  const encrypted = tls && [
    `tls { cert_file: ${JSON.stringify(tls.certificateFile)}, key_file: ${JSON.stringify(tls.keyFile)}, timeout: 5 }`,
  ];
  return [`host: ${JSON.stringify(host)}`, `port: ${port}`, 'max_payload: 1MB', ...(encrypted ?? []), natsAuthorization(passwords)].join(
    '\n',
  );
}

/** The part that says who may say what; a server with a configuration of its own takes it in by `include`. */
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
    // A reply of several messages ends with one that says so; sixteen leave room, a minute bounds them.
    ...(answers ? ['allow_responses: { max: 16, expires: "1m" }'] : []),
  ];
  const secret = typeof password === 'string' ? JSON.stringify(password) : `$${password.variable}`;
  return `{ user: ${JSON.stringify(user)}, password: ${secret}, permissions: { ${permissions.join(', ')} } }`;
}

/** An empty list of what is allowed would allow everything. */
function allowOnly(subjects: readonly string[]): string {
  return subjects.length > 0 ? JSON.stringify(subjects) : '{ deny: ">" }';
}

function subjectsOf(contracts: readonly { subject: string }[]): string[] {
  return contracts.map(({ subject }) => subject);
}
