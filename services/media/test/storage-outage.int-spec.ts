import { connect, createServer, type Server, type Socket } from 'node:net';
import { BeginUpload } from '@reefdesk/contracts/messages/media.messages';
import { startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { defineMedia } from '../src/define.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

/** A way to storage that can be cut. */
class Road {
  private server: Server | undefined;
  private readonly travellers = new Set<Socket>();

  constructor(
    readonly port: number,
    private readonly target: URL,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [from, to] of [[near, far] as const, [far, near] as const]) {
        this.travellers.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy()).once('close', () => this.travellers.delete(from));
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    for (const traveller of this.travellers) traveller.destroy();
    await closed;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('media without its storage', () => {
  let media: MediaFixture;
  let road: Road;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    road = new Road(await freePort(), new URL(media.parts.s3.endpoint));
    const env = {
      ...media.env,
      S3_ENDPOINT: `http://127.0.0.1:${road.port}`,
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      NODE_ENV: 'test',
    };
    media.service = await startService(defineMedia(env));
    await eventually(() => media.describe([]), 15_000);
  });
  afterAll(async () => {
    await media?.stop();
    await road?.cut();
  });

  const readiness = async () => {
    const response = await fetch(`${media.service.opsUrl}/health/ready`);
    return { status: response.status, body: (await response.json()) as { checks: Record<string, string> } };
  };

  it('starts, says that it is not ready and why, answers clearly, and works as soon as storage is there', async () => {
    const { status, body } = await readiness();
    expect(status).toBe(503);
    expect(body.checks.storage).not.toBe('up');
    expect(body.checks.mongo).toBe('up');
    const request = { size: 9, sha256: hashOf(Buffer.from('x')), maxBytes: 100, name: 'x' };
    await expect(media.ask(BeginUpload, request)).rejects.toMatchObject({ code: 'service_unavailable' });
    await road.open();
    await eventually(async () => expect((await readiness()).status).toBe(200), 15_000);
    const image = await media.upload(await jpeg({ width: 500, height: 400 }));
    expect((await media.get(`/media/${image.id}`)).status).toBe(200);
  });

  it('answers 503 for pictures while storage is away, goes on with everything else, and recovers by itself', async () => {
    const image = await media.upload(await jpeg({ width: 510, height: 400 }));
    await road.cut();
    const answer = await media.get(`/media/${image.id}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await media.get('/api/gallery-slides')).status).toBe(200);
    expect(await media.describe([image.id])).toHaveLength(1);
    await road.open();
    await eventually(async () => expect((await media.get(`/media/${image.id}`)).status).toBe(200), 15_000);
    await media.rendered(image);
  });
});
