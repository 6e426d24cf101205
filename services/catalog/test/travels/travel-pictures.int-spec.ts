import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import type { RunningService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makeJpeg, makePng } from '@reefdesk/test-kit/images';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import { startReplica } from '../catalog-under-test.ts';
import { type Answer, travelData, travelForm } from './back-office.ts';

const MEDIA = join(__dirname, '../../../media/dist/main.js');

describe('the picture of a travel package, with the real media service', () => {
  let stack: TestStack;
  let auth: NatsPeer;
  let issuer: TokenIssuer;
  let media: ServiceProcess;
  let catalog: RunningService;

  beforeAll(async () => {
    stack = await startTestStack();
    auth = await NatsPeer.connect(stack, 'auth');
    issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    media = await startServiceProcess(MEDIA, stack.env('media'));
    catalog = await startReplica(stack);
  });
  afterAll(async () => {
    await catalog.close();
    await media.stop();
    await auth.close();
    await stack.stop();
  });

  async function send(method: string, path: string, data: unknown, file: Buffer) {
    const body = travelForm(data, new Blob([new Uint8Array(file)]));
    return new HttpClient(catalog.url).request<Answer>(method, path, { body, headers: await issuer.headers('admin') });
  }

  it('is stored, measured and visible when the response arrives; a new picture replaces it (API-24, ENT-35)', async () => {
    const added = await send('POST', '/api/add-travel', travelData(), await makeJpeg({ width: 700, height: 400 }));
    expect(added.status).toBe(201);
    const { travel_id, travel_img, image_meta } = added.body.data;
    expect(image_meta).toMatchObject({ url: travel_img, width: 700, height: 400, preview: expect.stringContaining('data:image/webp') });
    for (const width of image_meta?.widths ?? [])
      expect((await fetch(`${media.url}${travel_img}/${width}`, { headers: { accept: 'image/webp' } })).status).toBe(200);
    expect(image_meta?.widths).not.toEqual([]);

    const replaced = await send('PATCH', `/api/edit-travel/${travel_id}/image`, undefined, await makePng({ width: 500, height: 500 }));
    expect([replaced.status, replaced.body.data.image_meta?.width]).toEqual([200, 500]);
    expect(replaced.body.data.travel_img).not.toBe(travel_img);
    expect((await fetch(`${media.url}${replaced.body.data.travel_img}`)).status).toBe(200);
  });

  it('is sent with the texts in one request, all or nothing, and only for the edited version', async () => {
    const added = await send('POST', '/api/add-travel', travelData('One Call'), await makeJpeg({ width: 700, height: 400 }));
    const { travel_id, travel_img } = added.body.data;
    const path = `/api/edit-travel/${travel_id}`;
    const edit = { names: { en: 'Both At Once' }, version: 1 };

    const rejected = await send('PATCH', path, edit, Buffer.from('Dear diary, no picture today'));
    expect([rejected.status, rejected.body.code, Object.keys(rejected.body.fields ?? {})]).toEqual([
      415,
      'image_not_accepted',
      ['mainImage.0'],
    ]);
    const wrong = await send('PATCH', path, { names: { en: ' ' } }, await makePng({ width: 500, height: 500 }));
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['names.en']]);

    const saved = await send('PATCH', path, edit, await makePng({ width: 500, height: 500 }));
    expect(saved.body.data).toMatchObject({ version: 2, names: { en: 'Both At Once' }, image_meta: { width: 500 } });
    expect(saved.body.data.travel_img).not.toBe(travel_img);
  });

  it('is rejected for invalid content, and nothing is written', async () => {
    const jpeg = await makeJpeg({ width: 700, height: 400 });
    const answers = [
      await send('POST', '/api/add-travel', travelData('Not A Picture'), Buffer.from('Dear diary, no picture today')),
      await send('POST', '/api/add-travel', travelData('Not A Picture'), jpeg.subarray(0, jpeg.length / 2)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, Object.keys(body.fields ?? {})])).toEqual([
      [415, 'image_not_accepted', ['mainImage.0']],
      [415, 'image_damaged', ['mainImage.0']],
    ]);
    expect((await new HttpClient(catalog.url).get('/api/travel/not-a-picture')).status).toBe(404);
  });
});
