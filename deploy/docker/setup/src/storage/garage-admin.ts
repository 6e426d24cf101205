// Client for the endpoints of Garage's admin API (version 2, Garage 2.0 and later) that the setup needs.

const ANSWER_MS = 10_000;

export class GarageError extends Error {
  override name = 'GarageError';
  readonly status: number;

  constructor(operation: string, status: number, answer: string) {
    super(`${operation}: ${status} ${answer.slice(0, 500)}`);
    this.status = status;
  }
}

export interface Permissions {
  read: boolean;
  write: boolean;
  owner: boolean;
}

export interface BucketInfo {
  id: string;
  keys: { accessKeyId: string; name: string; permissions: Permissions }[];
  /** In bytes and objects; null without a limit. */
  quotas: { maxSize?: number | null; maxObjects?: number | null };
}

export interface KeyInfo {
  accessKeyId: string;
  secretAccessKey?: string;
  permissions: { createBucket: boolean };
}

export interface Layout {
  version: number;
  roles: { id: string }[];
  stagedRoleChanges: { id: string }[];
}

export interface ClusterStatus {
  nodes: { id: string; isUp: boolean; dataPartition?: { total: number } | null }[];
}

/** Admin API of one node, which shows and changes the whole cluster. Throws {@link GarageError} on error responses. */
export class GarageAdmin {
  private readonly base: string;
  private readonly token: string;

  /** @param base Such as `http://storage:3903`. */
  constructor(base: string, token: string) {
    this.base = base;
    this.token = token;
  }

  async nodeId(): Promise<string> {
    const { success } = await this.get<{ success: Record<string, { nodeId: string }> }>('GetNodeInfo', { node: 'self' });
    const [info] = Object.values(success);
    if (!info) throw new Error('GetNodeInfo: no answer about the node itself');
    return info.nodeId;
  }

  /** @param peers Such as `ID@storage-1:3901`. */
  async connect(peers: readonly string[]): Promise<void> {
    const answers = await this.post<{ success: boolean; error?: string | null }[]>('ConnectClusterNodes', peers);
    const failed = answers.flatMap(({ success, error }, at) => (success ? [] : [`${peers[at]}: ${error}`]));
    if (failed.length > 0) throw new Error(`ConnectClusterNodes: ${failed.join(', ')}`);
  }

  status(): Promise<ClusterStatus> {
    return this.get('GetClusterStatus');
  }

  layout(): Promise<Layout> {
    return this.get('GetClusterLayout');
  }

  /** Stages zones and capacities in bytes, which take effect by {@link applyLayout}. */
  async stageRoles(roles: readonly { id: string; zone: string; capacity: number; tags: string[] }[]): Promise<void> {
    await this.post('UpdateClusterLayout', { roles });
  }

  async applyLayout(version: number): Promise<void> {
    await this.post('ApplyClusterLayout', { version });
  }

  async health(): Promise<string> {
    return (await this.get<{ status: string }>('GetClusterHealth')).status;
  }

  bucket(name: string): Promise<BucketInfo | undefined> {
    return unlessMissing(this.get<BucketInfo>('GetBucketInfo', { globalAlias: name }));
  }

  createBucket(name: string): Promise<BucketInfo> {
    return this.post('CreateBucket', { globalAlias: name });
  }

  async setQuotas(id: string, quotas: BucketInfo['quotas']): Promise<void> {
    await this.post('UpdateBucket', { quotas }, { id });
  }

  /** Includes its secret. */
  key(id: string): Promise<KeyInfo | undefined> {
    return unlessMissing(this.get<KeyInfo>('GetKeyInfo', { id, showSecretKey: 'true' }));
  }

  importKey(name: string, accessKeyId: string, secretAccessKey: string): Promise<KeyInfo> {
    return this.post('ImportKey', { name, accessKeyId, secretAccessKey });
  }

  async denyBuckets(id: string): Promise<void> {
    await this.post('UpdateKey', { deny: { createBucket: true } }, { id });
  }

  async deleteKey(id: string): Promise<void> {
    await this.post('DeleteKey', undefined, { id });
  }

  async allow(bucketId: string, accessKeyId: string, permissions: Permissions): Promise<void> {
    await this.post('AllowBucketKey', { bucketId, accessKeyId, permissions });
  }

  async deny(bucketId: string, accessKeyId: string, permissions: Permissions): Promise<void> {
    await this.post('DenyBucketKey', { bucketId, accessKeyId, permissions });
  }

  private get<Answer>(operation: string, query: Record<string, string> = {}): Promise<Answer> {
    return this.ask(operation, query, { method: 'GET' });
  }

  private post<Answer>(operation: string, body?: unknown, query: Record<string, string> = {}): Promise<Answer> {
    return this.ask(operation, query, { method: 'POST', ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  private async ask<Answer>(operation: string, query: Record<string, string>, init: RequestInit): Promise<Answer> {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${this.base}/v2/${operation}${search}`, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    if (!response.ok) throw new GarageError(operation, response.status, text);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
}

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GarageError && error.status === 404) return undefined;
    throw error;
  }
}
