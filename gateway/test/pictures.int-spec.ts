import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startOwnBus } from './support/own-bus.ts';
import { picture, sends, type TestPicture } from './support/pictures.ts';

const NEVER_MET = { UPSTREAM_TIMEOUT_MS: '600000', RESPONSE_CACHE_FRESH_MS: '3600000' };
const MEMORY_BYTES = 1024 * 1024;
const WEBP = { accept: 'image/webp' };

describe('cached pictures', () => {
  let bus: Awaited<ReturnType<typeof startOwnBus>>;
  let gateway: GatewayUnderTest;
  let media: NatsPeer;

  beforeAll(async () => {
    bus = await startOwnBus();
    gateway = await GatewayUnderTest.start({ bus, env: { ...NEVER_MET, PICTURE_CACHE_BYTES: String(MEMORY_BYTES) } });
    media = await gateway.peer('media');
  });
  beforeEach(() => gateway.reset());
  afterAll(async () => {
    await media?.close();
    await gateway?.stop();
  });

  const asked = () => gateway.services.media.received.length;

  async function seen(length?: number): Promise<TestPicture> {
    const shown = picture(length);
    gateway.services.media.answer = sends(shown);
    expect((await gateway.ask(shown.path, { headers: WEBP })).body).toEqual(shown.bytes);
    gateway.services.media.received.length = 0;
    return shown;
  }

  it('are fetched from media once, without cookies or tokens, and are the same for everyone', async () => {
    const shown = picture();
    gateway.services.media.answer = sends(shown);
    const headers = {
      ...WEBP,
      cookie: 'theme=dark; reefdesk_session=x',
      authorization: 'Bearer x',
      'user-agent': 'robot',
      range: 'bytes=0-9',
    };
    expect((await gateway.ask(shown.path, { headers })).body).toEqual(shown.bytes.subarray(0, 10));
    const answers = [await gateway.ask(shown.path, { headers: WEBP }), await gateway.ask(`${shown.path}?a=1`, { headers: WEBP })];
    for (const answer of answers) {
      expect(answer.body).toEqual(shown.bytes);
      expect(answer.headers).toMatchObject({
        ...{ etag: shown.etag, vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/webp' },
        ...{ 'accept-ranges': 'bytes', 'content-length': '2000', 'x-content-type-options': 'nosniff' },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(asked()).toBe(1);
    const sent = gateway.services.media.received[0]?.headers ?? {};
    expect(Object.keys(sent).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'x-reefdesk-time-left-ms', 'x-request-id'],
    ]);
  });

  it('are cached once per format, for every form of the Accept header', async () => {
    const { path } = picture();
    const formats: string[] = [];
    gateway.services.media.answer = (request, response) => {
      formats.push(request.headers.accept ?? '');
      const [format = 'jpeg'] = (request.headers.accept ?? '').split(',');
      sends(picture(formats.length), { 'content-type': format })(request, response);
    };
    const typeFor = async (accept: string) => (await gateway.ask(path, { headers: { accept } })).headers['content-type'];
    for (const accept of ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'text/html, image/avif;q=0.5'])
      expect(await typeFor(accept)).toBe('image/avif');
    for (const accept of ['image/webp,*/*', '*/*', 'image/webp, image/avif;q=0']) expect(await typeFor(accept)).toBe('image/webp');
    expect(await typeFor('image/png,image/jpeg,*/*;q=0.5')).toBe('image/jpeg');
    expect(formats).toEqual(['image/avif,image/webp', 'image/webp', 'image/jpeg']);
  });

  it('answer conditions, HEAD and ranges as media does', async () => {
    const { path, etag, bytes } = await seen();
    const get = (headers: Record<string, string>, method = 'GET') => gateway.ask(path, { method, headers: { ...WEBP, ...headers } });
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const held = await get({ 'if-none-match': tag, range: 'bytes=0-9' });
      expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '2000', 0]);
    const partial = await get({ range: 'bytes=100-199' });
    expect([partial.status, partial.headers['content-range'], partial.body]).toEqual([206, 'bytes 100-199/2000', bytes.subarray(100, 200)]);
    expect((await get({ range: 'bytes=-5' })).body).toEqual(bytes.subarray(-5));
    expect((await get({ range: 'bytes=0-4', 'if-range': etag })).status).toBe(206);
    for (const headers of [{ range: 'bytes=0-4', 'if-range': '"x"' }, { range: 'bytes=0-1,5-6' }, { range: 'rows=0-4' }])
      expect((await get(headers as Record<string, string>)).body).toEqual(bytes);
    const beyond = await get({ range: 'bytes=2000-' });
    expect([beyond.status, beyond.headers['content-range'], beyond.headers['cache-control']]).toEqual([416, 'bytes */2000', 'no-store']);
    expect(asked()).toBe(0);
  });

  it('are fetched once if many visitors request one at the same time', async () => {
    const shown = picture();
    const held: (() => void)[] = [];
    gateway.services.media.answer = (request, response) => void held.push(() => sends(shown)(request, response));
    const answers = Array.from({ length: 40 }, () => gateway.ask(shown.path, { headers: WEBP }));
    await eventually(() => expect(held.length).toBeGreaterThan(0));
    // All forty requests arrive before the first response.
    await eventually(async () => expect(await gateway.metric('http_requests_in_flight')).toBeGreaterThanOrEqual(40));
    for (const answer of held.splice(0)) answer();
    for (const { body } of await Promise.all(answers)) expect(body).toEqual(shown.bytes);
    expect(asked()).toBe(1);
  });

  it('are dropped when media reports their removal, and no earlier request brings them back', async () => {
    const [removed, stays] = [await seen(), await seen()];
    const late = picture();
    const held: (() => void)[] = [];
    gateway.services.media.answer = (request, response) => {
      if (request.url === late.path) held.push(() => sends(late)(request, response));
      else status(404, { 'cache-control': 'no-store' })(request, response);
    };
    const early = gateway.ask(late.path, { headers: WEBP });
    await eventually(() => expect(held).toHaveLength(1));
    await media.tell(ImagesRemoved, { ids: [removed.id, late.id] });
    await eventually(async () => expect((await gateway.ask(removed.path, { headers: WEBP })).status).toBe(404));
    expect((await gateway.ask(stays.path, { headers: WEBP })).body).toEqual(stays.bytes);
    held[0]?.();
    expect((await early).body).toEqual(late.bytes);
    gateway.services.media.answer = status(404);
    expect((await gateway.ask(late.path, { headers: WEBP })).status).toBe(404);
  });

  it('are confirmed by media again once messages may have been missed', async () => {
    const shown = await seen();
    await bus.cut();
    await bus.mend();
    await eventually(async () => {
      expect((await gateway.ask(shown.path, { headers: WEBP })).body).toEqual(shown.bytes);
      expect(asked()).toBeGreaterThan(0);
    });
    expect(gateway.services.media.received[0]?.headers['if-none-match']).toBe(shown.etag);
  });

  it.each<[string, Record<string, string>]>([
    ['is still being made', { 'cache-control': 'public, max-age=60' }],
    ['is for one visitor', { 'set-cookie': 'a=b' }],
    ['depends on more than its format', { vary: 'Accept, Cookie' }],
    ['is not what its tag stands for', { etag: `"${'0'.repeat(32)}"` }],
  ])('are only shared ones: a picture that %s is fetched each time', async (_, headers) => {
    const shown = picture();
    gateway.services.media.answer = sends(shown, headers);
    for (const times of [1, 2]) {
      expect((await gateway.ask(shown.path, { headers: WEBP })).body).toEqual(shown.bytes);
      expect(asked()).toBe(times);
    }
  });

  it('are sent while media is down; uncached ones are an error', async () => {
    const [shown, unseen] = [await seen(), picture()];
    await bus.cut();
    await bus.mend();
    await gateway.services.media.down();
    for (let times = 0; times < 3; times++) expect((await gateway.ask(shown.path, { headers: WEBP })).body).toEqual(shown.bytes);
    const { status: code, json } = await gateway.ask(unseen.path, { headers: WEBP });
    expect([code, json.code]).toEqual([503, 'service_unavailable']);
  });

  it('take no more memory than allowed, and the least recently used go first', async () => {
    const first = await seen(60_000);
    for (let count = 0; count < 20; count++) await seen(60_000);
    gateway.services.media.answer = sends(first);
    expect((await gateway.ask(first.path, { headers: WEBP })).body).toEqual(first.bytes);
    expect(asked()).toBe(1);
    const cached = await gateway.metric('picture_cache_bytes', { in: 'memory' });
    expect([cached > 0, cached <= MEMORY_BYTES]).toEqual([true, true]);
  });

  it('proxy everything else below /media to media', async () => {
    gateway.services.media.answer = publicJson({ data: 1 });
    for (const path of ['/media/x', `/media/${'a'.repeat(40)}/640/more`, `/media/${'a'.repeat(40)}/0640`]) {
      await gateway.ask(path);
      await gateway.ask(path);
    }
    expect(asked()).toBe(6);
  });
});
