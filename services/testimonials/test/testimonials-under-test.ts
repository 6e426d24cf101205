import type { Role } from '@reefdesk/contracts/access';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { OutboxEntry } from '@reefdesk/service-kit/audit/outbox-entry.schema';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { countWrites } from '../../../packages/service-kit/test/support/counted-writes.ts';
import { defineTestimonials } from '../src/define.ts';
import type { TestimonialDocument } from '../src/testimonials/testimonial.schema.ts';
import { StandInMedia } from './stand-in-media.ts';

export interface Answer {
  status: string;
  success: boolean;
  message: string;
  data: TestimonialView;
  code?: string;
  fields?: FieldErrors;
  current?: TestimonialView;
}

/** Files are named Blobs, because error messages contain the name. */
export type FormContent = Record<string, string | Blob | readonly Blob[]>;

/** The real service on real NATS and MongoDB, with stubs of auth and media on NATS. */
export class TestimonialsUnderTest {
  private constructor(
    private readonly stack: TestStack,
    readonly service: RunningService,
    private readonly peers: readonly NatsPeer[],
    private readonly issuer: TokenIssuer,
    private readonly database: mongoose.Connection,
    readonly media: StandInMedia,
    readonly announced: readonly { id: string }[],
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<TestimonialsUnderTest> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const env = stack.env('testimonials');
    const auth = await NatsPeer.connect(stack, 'auth');
    const gateway = await NatsPeer.connect(stack, 'gateway');
    const issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    const media = await StandInMedia.start(stack);
    const announced = await gateway.listen(TestimonialsChanged);
    const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' };
    const service = await startService(defineTestimonials({ ...env, ...own, ...settings }));
    // Long timeouts, so that responses always contain the answer of media.
    Object.assign(service.app.get(ImageDirectory, { strict: false }).waits, { page: 60_000, question: 60_000 });
    const database = await mongoose.createConnection(stack.mongoUri, { dbName: env.MONGODB_DB }).asPromise();
    countWrites(database, ['testimonials']);
    return new TestimonialsUnderTest(stack, service, [auth, gateway], issuer, database, media, announced);
  }

  get url(): string {
    return this.service.url;
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.service.opsUrl}/metrics`)).text();
  }

  get collection() {
    return this.database.collection<TestimonialDocument>('testimonials');
  }

  outbox() {
    return this.database.collection<OutboxEntry>('audit_outbox');
  }

  /** Sends a request like the gateway, with this role or, if null, without a session. */
  async ask(method: string, path: string, body?: FormContent, headers: Record<string, string> = {}, role: Role | null = 'admin') {
    const token = role ? await this.issuer.headers(role) : {};
    const input = { headers: { ...token, ...headers }, ...(body && { body: formOf(body) }) };
    return new HttpClient(this.url).request<Answer>(method, `/api/testimonials${path}`, input);
  }

  draft(method: string, path: string, body?: object) {
    return this.edit(method, `drafts/testimonials${path}`, body);
  }

  async edit(method: string, path: string, body?: object) {
    const input = { headers: await this.issuer.headers('admin'), body };
    return new HttpClient(this.url).request<{ data: DraftView<TestimonialView>; code?: string }>(method, `/api/${path}`, input);
  }

  adminHeaders(): Promise<Record<string, string>> {
    return this.issuer.headers('admin');
  }

  async stop(): Promise<void> {
    await this.service.close();
    await Promise.all([...this.peers.map((peer) => peer.close()), this.media.stop(), this.database.close()]);
    await this.stack.stop();
  }
}

/** A file with unique bytes; the stub checks only its name. */
export function file(name: string, bytes: number | string = name): File {
  return new File([typeof bytes === 'number' ? Buffer.alloc(bytes, 'x') : bytes], name, { type: 'image/jpeg' });
}

function formOf(content: FormContent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(content)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (typeof entry === 'string') form.append(name, entry);
      else form.append(name, entry as Blob);
    }
  }
  return form;
}
