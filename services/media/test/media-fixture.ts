import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AcceptedImageType, LIMITS, renditionWidths } from '@reefdesk/contracts/limits';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { Message } from '@reefdesk/contracts/messages/message';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { UploadClient } from '@reefdesk/media-client/upload-client';
import { connectS3, type S3Client } from '@reefdesk/object-storage/s3';
import { AppError, fromWireError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import { defineMedia } from '../src/define.ts';
import { ImageProcessor } from '../src/pixels/image-processor.ts';

/** The built service: its process can be killed and has its own memory and temporary folder. */
const MAIN = join(__dirname, '../dist/main.js');

export interface UploadOptions {
  name?: string;
  maxBytes?: number;
  types?: AcceptedImageType[];
  /** False values for the begin request. */
  size?: number;
  sha256?: string;
}

/** The media service on real backing services, with stubs of catalog and auth. */
export class MediaFixture {
  private constructor(
    readonly stack: TestStack,
    readonly workDir: string,
    readonly owner: NatsPeer,
    private readonly auth: NatsPeer,
    readonly tokens: TokenIssuer,
    readonly storage: S3Client,
  ) {}

  service!: RunningService;
  private readonly processes: ServiceProcess[] = [];
  private proxy: FaultProxy | undefined;

  static async start({ service = true }: { service?: boolean } = {}): Promise<MediaFixture> {
    const stack = await startTestStack();
    const workDir = await mkdtemp(join(tmpdir(), 'reefdesk-media-'));
    const [owner, auth] = await Promise.all([NatsPeer.connect(stack, 'catalog'), NatsPeer.connect(stack, 'auth')]);
    const tokens = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: tokens.keys }));
    const fixture = new MediaFixture(stack, workDir, owner, auth, tokens, connectS3(stack.s3).client);
    if (service) await fixture.startService();
    return fixture;
  }

  get env(): Record<string, string> {
    return { ...this.stack.env('media'), MEDIA_WORK_DIR: join(this.workDir, 'uploads'), LOG_LEVEL: 'fatal', MEDIA_AVIF_EFFORT: '0' };
  }

  /** Factor for the time limits of pixel jobs, so that a busy test machine does not exceed them. */
  pixelTimeout = 20;

  /** A replica in this process; the caller must close it unless it becomes the {@link service}. */
  async startReplica(env: Record<string, string> = {}): Promise<RunningService> {
    const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', NODE_ENV: 'test' };
    const replica = await startService(defineMedia({ ...this.env, ...own, ...env }));
    const imageProcessor = replica.app.get(ImageProcessor, { strict: false });
    const run = imageProcessor.run.bind(imageProcessor);
    const patient: typeof run = (kind, request, withinMs) => run(kind, request, withinMs && withinMs * this.pixelTimeout);
    imageProcessor.run = patient as typeof imageProcessor.run;
    return replica;
  }

  async startService(): Promise<void> {
    this.service = await this.startReplica();
    await eventually(async () => {
      const { status } = await fetch(`${this.service.opsUrl}/health/ready`);
      if (status !== 200) throw new Error(`ready answers ${status}`);
    });
    await eventually(() => this.describe([]));
  }

  /** A replica in its own process; {@link stop} stops it. */
  async startProcess(env: Record<string, string> = {}): Promise<ServiceProcess> {
    const started = await startServiceProcess(MAIN, { ...this.env, LOG_LEVEL: 'warn', ...env });
    this.processes.push(started);
    await eventually(() => this.describe([]));
    return started;
  }

  /** Opens a fault proxy in front of the storage; {@link stop} closes it. */
  async storageProxy(): Promise<FaultProxy> {
    this.proxy = await FaultProxy.to(this.stack.s3.endpoint);
    await this.proxy.open();
    return this.proxy;
  }

  get bus(): MessageBus {
    return this.service.app.get(MessageBus, { strict: false });
  }

  /** Uploads like the form of an owner: temporary file, begin, PUT, complete. */
  async upload(
    bytes: Buffer,
    { name = 'photo', maxBytes = LIMITS.imageMaxBytes, types, size, sha256 }: UploadOptions = {},
  ): Promise<StoredImage> {
    const path = join(this.workDir, randomUUID());
    await writeFile(path, bytes);
    const client = new UploadClient((contract, request, options) => this.ask(contract, request, options?.timeoutMs));
    const announced = size !== undefined || sha256 ? { size: size ?? bytes.length, sha256: sha256 ?? hashOf(bytes) } : {};
    return client.upload({ path, name, maxBytes, ...announced, ...(types && { types }) }).finally(() => rm(path, { force: true }));
  }

  async refusal(bytes: Buffer, options: UploadOptions = {}): Promise<string> {
    try {
      await this.upload(bytes, options);
      return 'accepted';
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
  }

  async ask<Request, Reply>(contract: Message<Request, Reply>, request: Request, timeoutMs = 30_000): Promise<Reply> {
    return this.owner.ask(contract, request, timeoutMs).catch((error: unknown) => {
      throw fromWireError(error) ?? error;
    });
  }

  async describe(ids: string[]) {
    return (await this.ask(DescribeImages, { ids })).images;
  }

  async rendered({ id, width }: StoredImage, deadlineMs = 50_000): Promise<void> {
    await eventually(async () => {
      for (const expected of renditionWidths(width)) {
        const { headers } = await this.get(`/media/${id}/${expected}`, { accept: 'image/avif' }, 'HEAD');
        if (headers.get('content-type') !== 'image/avif' || !headers.get('cache-control')?.includes('immutable'))
          throw new Error('not yet');
      }
    }, deadlineMs);
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return fetch(`${this.service.url}${path}`, { method, headers });
  }

  async bytes(path: string, accept = 'image/webp'): Promise<Buffer> {
    const response = await this.get(path, { accept });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async stored(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const item of this.storage.listObjectsV2(this.stack.s3.bucket, prefix, true)) if (item.name) keys.push(item.name);
    return keys;
  }

  async stop(): Promise<void> {
    this.proxy?.release();
    await Promise.all(this.processes.map((process) => process.stop()));
    await this.service?.close();
    await Promise.all([this.owner.close(), this.auth.close()]);
    await this.stack.stop();
    await rm(this.workDir, { recursive: true, force: true });
    await this.proxy?.cut();
  }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
