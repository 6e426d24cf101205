import { isNativeError } from 'node:util/types';

/**
 * What a failover looks like from here: a member that is no primary (any more), a connection that broke, no primary for the
 * moment.
 */
export type Failure = 'not_primary' | 'cut' | 'no_primary';

/** Codes by which a member refuses a command before it does anything. */
const REFUSALS: ReadonlySet<number> = new Set([
  10107, // NotWritablePrimary
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** Codes of a member that ends or steps down, maybe in the middle of a command. */
const INTERRUPTIONS: ReadonlySet<number> = new Set([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
]);

const CUT = /^(MongoNetwork|MongoNetworkTimeout|MongoServerClosed|MongoPoolCleared|PoolClearedOnNetwork)Error$/;

/** What the system says of a connection that the other side has ended; the driver hands some of it on as it is. */
const BROKEN: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/** Undefined for what another try would not make better: bad commands, a server that is away altogether, a full disk. */
export function failureOf(error: unknown): Failure | undefined {
  if (!isNativeError(error)) return undefined;
  if (isRefusal(error) || INTERRUPTIONS.has(codeOf(error))) return 'not_primary';
  if (CUT.test(error.name) || BROKEN.has(Reflect.get(error, 'code'))) return 'cut';
  return error.name === 'MongoServerSelectionError' && isElecting(error) ? 'no_primary' : undefined;
}

/** True when the server says that it did nothing, because it is no primary; not so for one that only could not confirm. */
export function isRefusal(error: unknown): boolean {
  return isNativeError(error) && error.name === 'MongoServerError' && REFUSALS.has(codeOf(error));
}

function codeOf(error: Error): number {
  return error.name.startsWith('Mongo') && 'code' in error ? Number(error.code) : 0;
}

/** A replica set of which members are there, but no primary among them. */
function isElecting(error: Error): boolean {
  const topology = (error as { reason?: { type?: string; hasKnownServers?: boolean } }).reason;
  return topology?.type === 'ReplicaSetNoPrimary' && topology.hasKnownServers === true;
}
