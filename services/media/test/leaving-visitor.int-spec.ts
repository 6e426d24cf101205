import { request } from 'node:http';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

describe('a visitor who disconnects during a picture', () => {
  let media: MediaFixture;
  let service: ServiceProcess;
  /** Too large for the memory cache and for socket buffers. */
  let large: StoredImage;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    service = await media.startProcess({ LOG_LEVEL: 'debug' });
    large = await media.upload(await jpeg({ width: 1300, height: 1000, grain: 250 }));
    const width = 1280;
    await eventually(async () => {
      const { headers } = await fetch(`${service.url}/media/${large.id}/${width}`, { headers: { accept: 'image/webp' } });
      expect(headers.get('cache-control')).toContain('immutable');
    });
  });
  afterAll(() => media?.stop());

  function visit(headers: Record<string, string>, leave: (visit: ReturnType<typeof request>) => void): Promise<void> {
    return new Promise((resolve) => {
      const visit = request(`${service.url}/media/${large.id}/1280`, { headers: { accept: 'image/webp', ...headers } });
      visit.on('error', () => undefined).on('close', () => resolve());
      visit.end();
      leave(visit);
    });
  }

  /** Requests in progress, including those of disconnected clients. */
  async function inFlight(): Promise<number> {
    const metrics = await (await fetch(`${service.opsUrl}/metrics`)).text();
    return Number(/^http_requests_in_flight\{.*\} (\d+)$/m.exec(metrics)?.[1]);
  }

  async function whole(): Promise<void> {
    const answer = await fetch(`${service.url}/media/${large.id}/1280`, { headers: { accept: 'image/webp' } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  }

  it('causes no logged error', async () => {
    const atFirstBytes = (visit: ReturnType<typeof request>) =>
      visit.on('response', (response) => response.once('data', () => visit.destroy()).on('error', () => undefined));
    const beforeAnswer = (visit: ReturnType<typeof request>) => visit.once('finish', () => setImmediate(() => visit.destroy()));
    const withAnswer = (visit: ReturnType<typeof request>) => visit.on('response', () => visit.destroy());
    const visits = [atFirstBytes, beforeAnswer, withAnswer].flatMap((leave) =>
      [{}, { range: 'bytes=10-' }].flatMap((headers) => Array.from({ length: 8 }, () => visit(headers as Record<string, string>, leave))),
    );
    await Promise.all(visits);
    // Connections are accepted in order, so those of the earlier visits were accepted before.
    await whole();
    await eventually(async () => expect(await inFlight()).toBe(0));
    await whole();
    const complaints = service
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{') && JSON.parse(line).level >= 40);
    expect(complaints).toEqual([]);
    expect(service.log()).not.toContain('Warning');
  });
});
