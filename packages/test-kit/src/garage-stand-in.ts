// Fake admin API (version 2) of Garage 2.0 nodes.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GarageStandInOptions {
  token: string;
  nodes?: number;
  host?: string;
  port?: number;
  onChange?: (garage: GarageStandIn) => void;
}

type Permission = 'read' | 'write' | 'owner';

interface Key {
  name: string;
  secret: string;
  createBucket: boolean;
}

interface Bucket {
  id: string;
  name: string;
  permissions: Map<string, Set<Permission>>;
  quotas: { maxSize: number | null; maxObjects: number | null };
}

class GarageError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Call {
  node: number;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: each operation knows the shape of its body.
  body: any;
}

const PERMISSIONS: readonly Permission[] = ['read', 'write', 'owner'];

export class GarageStandIn {
  readonly keys = new Map<string, Key>();
  readonly buckets: Bucket[] = [];
  readonly ids: readonly string[];
  layoutVersion = 0;
  roles: { id: string; zone: string; capacity: number; tags: string[] }[] = [];
  staged: { id: string; zone: string; capacity: number; tags: string[] }[] = [];
  readonly changes: string[] = [];
  /** Rejects every request, like a node that is down. */
  isUnavailable = false;
  private readonly servers: Server[];
  private readonly met = new Set<string>();
  private readonly options: GarageStandInOptions;

  private constructor(options: GarageStandInOptions) {
    this.options = options;
    this.ids = Array.from({ length: options.nodes ?? 1 }, () => randomBytes(32).toString('hex'));
    this.met.add(this.ids[0] ?? '');
    this.servers = this.ids.map((_, node) => createServer((request, response) => void this.answer(node, request, response)));
  }

  static async start(options: GarageStandInOptions): Promise<GarageStandIn> {
    const garage = new GarageStandIn(options);
    const { host = '127.0.0.1', port = 0 } = options;
    await Promise.all(garage.servers.map((server, node) => new Promise<void>((up) => server.listen(node === 0 ? port : 0, host, up))));
    return garage;
  }

  get nodes(): string[] {
    return this.servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  permissionsOf(accessKey: string): string[] {
    return this.buckets.flatMap(({ name, permissions }) => [...(permissions.get(accessKey) ?? [])].map((what) => `${what} ${name}`)).sort();
  }

  async stop(): Promise<void> {
    for (const server of this.servers) server.closeAllConnections();
    await Promise.all(this.servers.map((server) => new Promise((done) => server.close(done))));
  }

  private async answer(node: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://node');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
    try {
      const sent = await text(request);
      if (this.isUnavailable) return void request.socket.destroy();
      if (request.headers.authorization !== `Bearer ${this.options.token}`)
        throw new GarageError(403, 'AccessDenied', 'Invalid `Authorization` header');
      const operation = /^\/v2\/(\w+)$/.exec(pathname)?.[1] ?? '';
      const [method, work] = this.operations[operation] ?? [];
      if (!work || method !== request.method)
        throw new GarageError(400, 'InvalidRequest', `Unknown API endpoint: ${request.method} ${pathname}`);
      const result = work({ node, query, body: sent ? JSON.parse(sent) : undefined });
      if (method === 'POST') {
        this.changes.push(operation);
        this.options.onChange?.(this);
      }
      send(200, result);
    } catch (error) {
      const { status, code } = error instanceof GarageError ? error : { status: 500, code: 'InternalError' };
      send(status, { code, message: String(error) });
    }
  }

  private readonly operations: Record<string, ['GET' | 'POST', (call: Call) => unknown]> = {
    GetNodeInfo: [
      'GET',
      ({ node }) => ({ success: { [this.ids[node] ?? '']: { nodeId: this.ids[node], garageVersion: 'stand-in' } }, error: {} }),
    ],
    ConnectClusterNodes: ['POST', ({ body }) => (body as string[]).map((peer) => this.connect(peer))],
    GetClusterStatus: [
      'GET',
      () => ({
        layoutVersion: this.layoutVersion,
        nodes: [...this.met].map((id) => ({ id, isUp: true, dataPartition: { available: 5e9, total: 20e9 } })),
      }),
    ],
    GetClusterLayout: ['GET', () => this.layout()],
    UpdateClusterLayout: [
      'POST',
      ({ body }) => {
        const isNew = ({ id }: { id: string }): boolean => !body.roles.some((role: { id: string }) => role.id === id);
        this.staged = [...this.staged.filter(isNew), ...body.roles];
        return this.layout();
      },
    ],
    ApplyClusterLayout: ['POST', ({ body }) => this.apply(body.version)],
    GetClusterHealth: ['GET', () => ({ status: this.roles.length === this.ids.length ? 'healthy' : 'unavailable' })],
    GetBucketInfo: [
      'GET',
      ({ query }) =>
        describe(
          this.bucket(({ name }) => name === query.get('globalAlias')),
          this.keys,
        ),
    ],
    CreateBucket: ['POST', ({ body }) => this.createBucket(body.globalAlias)],
    UpdateBucket: [
      'POST',
      ({ query, body }) => {
        const bucket = this.bucket(({ id }) => id === query.get('id'));
        if (body.quotas) bucket.quotas = { maxSize: body.quotas.maxSize ?? null, maxObjects: body.quotas.maxObjects ?? null };
        return describe(bucket, this.keys);
      },
    ],
    GetKeyInfo: ['GET', ({ query }) => this.keyInfo(query.get('id') ?? '', query.get('showSecretKey') === 'true')],
    ImportKey: ['POST', ({ body }) => this.importKey(body)],
    UpdateKey: [
      'POST',
      ({ query, body }) => {
        const key = this.key(query.get('id') ?? '');
        if (body.allow?.createBucket) key.createBucket = true;
        if (body.deny?.createBucket) key.createBucket = false;
        return this.keyInfo(query.get('id') ?? '', false);
      },
    ],
    DeleteKey: [
      'POST',
      ({ query }) => {
        const id = query.get('id') ?? '';
        this.key(id);
        this.keys.delete(id);
        for (const { permissions } of this.buckets) permissions.delete(id);
      },
    ],
    AllowBucketKey: ['POST', ({ body }) => this.change(body, (given, what) => given.add(what))],
    DenyBucketKey: ['POST', ({ body }) => this.change(body, (given, what) => given.delete(what))],
  };

  private connect(peer: string): { success: boolean; error: string | null } {
    const id = /^([0-9a-f]{64})@[\w.-]+:\d+$/.exec(peer)?.[1] ?? '';
    if (!this.ids.includes(id)) return { success: false, error: `Unable to parse or resolve node specification: ${peer}` };
    this.met.add(id);
    return { success: true, error: null };
  }

  private layout(): object {
    return {
      version: this.layoutVersion,
      roles: this.roles,
      parameters: { zoneRedundancy: 'maximum' },
      partitionSize: 0,
      stagedRoleChanges: this.staged,
    };
  }

  private apply(version: number): object {
    if (version !== this.layoutVersion + 1) throw new GarageError(500, 'InternalError', 'Invalid new layout version');
    const stranger = this.staged.find(({ id }) => !this.met.has(id));
    if (stranger) throw new GarageError(400, 'InvalidRequest', `Node ${stranger.id} is not known`);
    this.roles = [...this.roles, ...this.staged];
    this.staged = [];
    this.layoutVersion = version;
    return { message: [], layout: this.layout() };
  }

  private createBucket(name: string): object {
    if (this.buckets.some((bucket) => bucket.name === name)) throw new GarageError(409, 'BucketAlreadyExists', name);
    const bucket: Bucket = {
      id: randomBytes(32).toString('hex'),
      name,
      permissions: new Map(),
      quotas: { maxSize: null, maxObjects: null },
    };
    this.buckets.push(bucket);
    return describe(bucket, this.keys);
  }

  private importKey({ name, accessKeyId, secretAccessKey }: Record<'name' | 'accessKeyId' | 'secretAccessKey', string>): object {
    if (!/^GK[0-9a-f]{24}$/.test(accessKeyId))
      throw new GarageError(400, 'InvalidRequest', 'The specified key ID is not a valid Garage key ID');
    if (!/^[0-9a-f]{64}$/.test(secretAccessKey))
      throw new GarageError(400, 'InvalidRequest', 'The specified secret key is not a valid Garage secret key');
    if (this.keys.has(accessKeyId)) throw new GarageError(409, 'KeyAlreadyExists', accessKeyId);
    this.keys.set(accessKeyId, { name, secret: secretAccessKey, createBucket: false });
    return this.keyInfo(accessKeyId, false);
  }

  private keyInfo(id: string, showSecret: boolean): object {
    const { name, secret, createBucket } = this.key(id);
    return { accessKeyId: id, name, ...(showSecret && { secretAccessKey: secret }), permissions: { createBucket }, buckets: [] };
  }

  private key(id: string): Key {
    const key = this.keys.get(id);
    if (!key) throw new GarageError(404, 'NoSuchAccessKey', `Access key not found: ${id}`);
    return key;
  }

  private bucket(isIt: (bucket: Bucket) => boolean): Bucket {
    const bucket = this.buckets.find(isIt);
    if (!bucket) throw new GarageError(404, 'NoSuchBucket', 'Bucket not found');
    return bucket;
  }

  private change(
    { bucketId, accessKeyId, permissions }: { bucketId: string; accessKeyId: string; permissions: Partial<Record<Permission, boolean>> },
    work: (given: Set<Permission>, what: Permission) => unknown,
  ): object {
    this.key(accessKeyId);
    const bucket = this.bucket(({ id }) => id === bucketId);
    const given = bucket.permissions.get(accessKeyId) ?? new Set();
    bucket.permissions.set(accessKeyId, given);
    for (const what of PERMISSIONS) if (permissions[what]) work(given, what);
    return describe(bucket, this.keys);
  }
}

function describe({ id, name, permissions, quotas }: Bucket, keys: ReadonlyMap<string, Key>): object {
  return {
    id,
    globalAliases: [name],
    quotas,
    keys: [...permissions].map(([accessKeyId, given]) => ({
      accessKeyId,
      name: keys.get(accessKeyId)?.name,
      permissions: Object.fromEntries(PERMISSIONS.map((what) => [what, given.has(what)])),
    })),
  };
}
