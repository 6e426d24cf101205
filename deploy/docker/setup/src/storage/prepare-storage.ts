import { setTimeout as sleep } from 'node:timers/promises';
import { type BucketInfo, GarageAdmin, GarageError, type Permissions } from './garage-admin.ts';

const ADMIN_PORT = 3903;
const RPC_PORT = 3901;
/** Capacity of a node that does not report its disk size; it only serves as a relative weight. */
const USUAL_BYTES = 10e9;
const PAUSE_MS = 1_000;

export interface StorageKey {
  name: string;
  accessKey: string;
  secretKey: string;
  may: readonly ('read' | 'write')[];
}

export interface StorageOptions {
  /** Host names of the nodes, with a port if the admin API is not on the default one. */
  nodes: readonly string[];
  adminToken: string;
  encrypted?: boolean;
  bucket: string;
  /** If missing, the existing limit stays. */
  quotaBytes?: number | undefined;
  keys: readonly StorageKey[];
  /** Removes keys of these users that are not among `keys`, after a rotation when no process uses them any more. */
  removeFormer: boolean;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Sets up the nodes with one bucket, to which each user has a key. Idempotent. */
export async function prepareStorage(options: StorageOptions): Promise<void> {
  const scheme = options.encrypted ? 'https' : 'http';
  const admins = options.nodes.map(
    (node) => new GarageAdmin(`${scheme}://${/:\d+$/.test(node) ? node : `${node}:${ADMIN_PORT}`}`, options.adminToken),
  );
  const [first] = admins;
  if (!first) throw new Error('No node of the storage is named');
  const ids = await Promise.all(admins.map((admin, at) => patiently(`node ${options.nodes[at]}`, options, () => admin.nodeId())));
  await joinNodes(first, ids, options);
  await layOut(first, ids, options);
  await patiently('the cluster', options, async () => {
    const health = await first.health();
    if (health === 'unavailable') throw new Error(`it is ${health}`);
  });
  const bucket = await prepareBucket(first, options);
  for (const key of options.keys) await prepareKey(first, bucket, key, options);
  if (options.removeFormer) await removeFormerKeys(first, bucket, options);
}

async function joinNodes(first: GarageAdmin, ids: readonly string[], options: StorageOptions): Promise<void> {
  const peers = ids.map((id, at) => `${id}@${hostOf(options.nodes[at] ?? '')}:${RPC_PORT}`).slice(1);
  if (peers.length > 0) await patiently('the nodes to meet', options, () => first.connect(peers));
}

/** Each node is a zone, so that copies lie on different nodes. */
async function layOut(admin: GarageAdmin, ids: readonly string[], { nodes, log }: StorageOptions): Promise<void> {
  const { version, roles, stagedRoleChanges } = await admin.layout();
  const foreign = stagedRoleChanges.filter(({ id }) => !ids.includes(id));
  if (foreign.length > 0) throw new Error(`Somebody has begun to change the layout: ${foreign.map(({ id }) => id).join(', ')}`);
  const isNew = (id: string): boolean => !roles.some((role) => role.id === id);
  if (!ids.some(isNew)) return;
  const known = (await admin.status()).nodes;
  const capacityOf = (id: string): number => known.find((node) => node.id === id)?.dataPartition?.total ?? USUAL_BYTES;
  const added = ids
    .map((id, at) => ({ id, zone: hostOf(nodes[at] ?? ''), capacity: capacityOf(id), tags: [] }))
    .filter(({ id }) => isNew(id));
  await admin.stageRoles(added);
  await admin.applyLayout(version + 1);
  log(`Layout ${version + 1}: ${added.map(({ zone }) => zone).join(', ')}`);
}

async function prepareBucket(admin: GarageAdmin, { bucket, quotaBytes, log }: StorageOptions): Promise<BucketInfo> {
  const found = await admin.bucket(bucket);
  const prepared = found ?? (await admin.createBucket(bucket));
  if (!found) log(`Bucket ${bucket}`);
  const { maxSize, maxObjects = null } = prepared.quotas;
  if (quotaBytes !== undefined && quotaBytes !== maxSize) {
    await admin.setQuotas(prepared.id, { maxSize: quotaBytes, maxObjects });
    log(`Bucket ${bucket} holds ${quotaBytes / 1e9} GB at most`);
  }
  return prepared;
}

async function prepareKey(admin: GarageAdmin, bucket: BucketInfo, key: StorageKey, { log }: StorageOptions): Promise<void> {
  const found = await admin.key(key.accessKey);
  if (found && found.secretAccessKey !== key.secretKey)
    throw new Error(`The storage knows the key of ${key.name} with another secret: rotate it`);
  const { permissions } = found ?? (await admin.importKey(key.name, key.accessKey, key.secretKey));
  if (permissions.createBucket) await admin.denyBuckets(key.accessKey);
  const wanted: Permissions = { read: key.may.includes('read'), write: key.may.includes('write'), owner: false };
  const given = bucket.keys.find(({ accessKeyId }) => accessKeyId === key.accessKey)?.permissions;
  const tooMuch = { read: !wanted.read, write: !wanted.write, owner: true };
  if (given && (Object.keys(wanted) as (keyof Permissions)[]).some((what) => given[what] && tooMuch[what]))
    await admin.deny(bucket.id, key.accessKey, tooMuch);
  await admin.allow(bucket.id, key.accessKey, wanted);
  if (!found) log(`Key of ${key.name}: ${key.may.join(', ')}`);
}

async function removeFormerKeys(admin: GarageAdmin, bucket: BucketInfo, { keys, log }: StorageOptions): Promise<void> {
  const isFormer = ({ name, accessKeyId }: BucketInfo['keys'][number]): boolean =>
    keys.some((key) => key.name === name) && !keys.some(({ accessKey }) => accessKey === accessKeyId);
  for (const { name, accessKeyId } of bucket.keys.filter(isFormer)) {
    await admin.deleteKey(accessKeyId);
    log(`A former key of ${name} is gone`);
  }
}

/** Retries while Garage is unreachable or not ready; other error responses are thrown at once. */
async function patiently<Result>(what: string, { log, signal }: StorageOptions, work: () => Promise<Result>): Promise<Result> {
  for (let told = ''; ; ) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GarageError && error.status >= 400 && error.status < 500) throw error;
      const reason = reasonOf(error);
      if (signal.aborted) throw new Error(`Waited too long for ${what}: ${reason}`, { cause: error });
      if (reason !== told) log(`Waiting for ${what}: ${reason}`);
      told = reason;
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function hostOf(node: string): string {
  return node.replace(/:\d+$/, '');
}
