import { isNativeError } from 'node:util/types';

/** Symptoms of a failover: a member that is not primary, a broken connection, or no primary at the moment. */
export type Failure = 'not_primary' | 'cut' | 'no_primary';

/** Codes with which a member rejects a command before it does anything. */
const REFUSALS: ReadonlySet<number> = new Set([
  10107, // NotWritablePrimary
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** Codes of a member that shuts down or steps down, possibly in the middle of a command. */
const INTERRUPTIONS: ReadonlySet<number> = new Set([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
]);

const CUT = /^(MongoNetwork|MongoNetworkTimeout|MongoServerClosed|MongoPoolCleared|PoolClearedOnNetwork)Error$/;

/** System errors of a connection that the other side has closed; the driver passes some of them on unchanged. */
const BROKEN: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/** Undefined for errors that a retry does not solve: bad commands, an unreachable server, a full disk. */
export function failureOf(error: unknown): Failure | undefined {
  if (!isNativeError(error)) return undefined;
  if (isNotPrimary(error) || INTERRUPTIONS.has(codeOf(error))) return 'not_primary';
  if (CUT.test(error.name) || BROKEN.has(Reflect.get(error, 'code'))) return 'cut';
  return error.name === 'MongoServerSelectionError' && isElecting(error) ? 'no_primary' : undefined;
}

/** True if the server did nothing because it is not primary; false if it only could not confirm a write. */
export function isNotPrimary(error: unknown): boolean {
  return isNativeError(error) && error.name === 'MongoServerError' && REFUSALS.has(codeOf(error));
}

function codeOf(error: Error): number {
  return error.name.startsWith('Mongo') && 'code' in error ? Number(error.code) : 0;
}

/** True if members of the replica set are known, but none is primary. */
function isElecting(error: Error): boolean {
  const topology = (error as { reason?: { type?: string; hasKnownServers?: boolean } }).reason;
  return topology?.type === 'ReplicaSetNoPrimary' && topology.hasKnownServers === true;
}
