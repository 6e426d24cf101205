import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { picture, sends, type TestPicture } from './support/pictures.ts';

const NEVER_MET = { UPSTREAM_TIMEOUT_MS: '600000', RESPONSE_CACHE_FRESH_MS: '3600000', STAND_IN_AFTER_MS: '600000' };
const MEGABYTE = String(1024 * 1024);
/** Larger than one picture's share of the memory, so it is cached on disk only. */
const LARGE = 100_000;
const WEBP = { accept: 'image/webp' };

describe("pictures on the gateway's own disk", () => {
  let bus: TestStack;
  let folder: string;
  const running: GatewayUnderTest[] = [];

  beforeAll(async () => {
    bus = await startTestStack({ nats: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-pictures-'));
  });
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => bus?.stop());

  async function start(env: Record<string, string> = {}): Promise<GatewayUnderTest> {
    const own = { natsUrl: bus.natsUrl, credentials: bus.credentials, stop: async () => undefined };
    const all = { ...NEVER_MET, PICTURE_CACHE_DIR: folder, PICTURE_CACHE_BYTES: MEGABYTE, ...env };
    const gateway = await GatewayUnderTest.start({ bus: own, env: all });
    running.push(gateway);
    return gateway;
  }

  const stop = async (gateway: GatewayUnderTest) => {
    running.splice(running.indexOf(gateway), 1);
    await gateway.stop();
  };
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  const fileOf = (shown: TestPicture) => join(folder, shown.etag.slice(1, 3), shown.etag.slice(1, -1));
  const show = async (gateway: GatewayUnderTest, shown: TestPicture) => {
    expect((await gateway.ask(shown.path, { headers: WEBP })).body).toEqual(shown.bytes);
  };

  async function keep(gateway: GatewayUnderTest, length = LARGE): Promise<TestPicture> {
    const shown = picture(length);
    gateway.services.media.answer = sends(shown);
    await show(gateway, shown);
    await eventually(() => expect(readFileSync(fileOf(shown))).toEqual(shown.bytes));
    return shown;
  }

  it('are read from the disk if memory has no room for them', async () => {
    const gateway = await start();
    const [one, another] = [await keep(gateway), await keep(gateway)];
    gateway.services.media.received.length = 0;
    for (const shown of [one, another, one]) await show(gateway, shown);
    expect(gateway.services.media.received).toEqual([]);
    expect(await gateway.metric('picture_cache_reads_total', { result: 'disk' })).toBe(3);
  });

  it('survive a restart, and are sent once media has confirmed them', async () => {
    const before = await start();
    const shown = await keep(before);
    await stop(before);
    const after = await start();
    after.services.media.answer = sends(shown);
    await show(after, shown);
    await show(after, shown);
    expect(after.services.media.received.map(({ headers }) => headers['if-none-match'])).toEqual([shown.etag]);
    expect(await after.metric('picture_cache_reads_total', { result: 'confirmed' })).toBe(1);
  });

  it('are fetched from media again if their bytes have changed on the disk', async () => {
    const gateway = await start();
    const [shown] = [await keep(gateway), await keep(gateway)];
    writeFileSync(fileOf(shown), Buffer.alloc(shown.bytes.length));
    gateway.services.media.answer = sends(shown);
    gateway.services.media.received.length = 0;
    await show(gateway, shown);
    expect(gateway.services.media.received.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
  });

  it('are intact after a kill during a write, and unfinished files are removed', async () => {
    const before = await start();
    const shown = await keep(before);
    await stop(before);
    writeFileSync(`${fileOf(shown)}.x.part`, 'half');
    mkdirSync(join(folder, 'ff'));
    writeFileSync(join(folder, 'ff', 'f'.repeat(32)), 'nothing leads here');
    writeFileSync(join(folder, 'index.json'), readFileSync(join(folder, 'index.json'), 'utf8').replace(/\]$/, ',[1],["/x",null]]'));
    const after = await start();
    after.services.media.answer = sends(shown);
    await show(after, shown);
    expect(after.services.media.received[0]?.headers['if-none-match']).toBe(shown.etag);
    expect(files().sort()).toEqual([fileOf(shown), join(folder, 'index.json')].sort());
  });

  it('take no more space than allowed, and the least recently used go first', async () => {
    const gateway = await start({ PICTURE_CACHE_DISK_BYTES: MEGABYTE });
    const first = await keep(gateway, 300_000);
    for (let count = 0; count < 4; count++) await keep(gateway, 300_000);
    const sizes = () =>
      files()
        .filter((file) => !file.endsWith('index.json'))
        .map((file) => statSync(file).size);
    await eventually(() => expect(sizes()).toEqual([300_000, 300_000, 300_000]));
    gateway.services.media.answer = sends(first);
    gateway.services.media.received.length = 0;
    await show(gateway, first);
    expect(gateway.services.media.received).toHaveLength(1);
  });

  it('come from memory and media if the folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const gateway = await start({ PICTURE_CACHE_DIR: join(folder, 'file') });
    const shown = picture();
    gateway.services.media.answer = sends(shown);
    await show(gateway, shown);
    await show(gateway, shown);
    expect(gateway.services.media.received).toHaveLength(1);
    expect(await gateway.metric('picture_cache_disk_up')).toBe(0);
  });
});
