import fs, { readdir, symlink } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type Answer, type FormContent, file, TestimonialsUnderTest } from './testimonials-under-test.ts';

const texts = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Calm and blue', location_en: 'Bandung' };
const whole: FormContent = { ...texts, profile_image: file('face.jpg', 100_000) };

const ENDLESS_MEGABYTES = '999999999';

describe('a form with pictures, if the disk that receives it is full', () => {
  let system: TestimonialsUnderTest;
  afterEach(() => void jest.restoreAllMocks());

  describe('before the request', () => {
    beforeAll(async () => {
      system = await TestimonialsUnderTest.start({ FORM_RESERVE_MEGABYTES: ENDLESS_MEGABYTES });
    });
    afterAll(() => system?.stop());

    it('is rejected with a specific error code, and leaves nothing', async () => {
      const made = jest.spyOn(fs, 'mkdtemp');
      const { status, headers, body } = await system.ask('POST', '', whole);
      expect([status, body.code, headers.get('cache-control')]).toEqual([507, 'storage_full', 'no-store']);
      expect(body.message).toBe('There is no room for files right now; nothing was saved. Please try again later');
      expect(await system.collection.countDocuments()).toBe(0);
      expect(system.media.begun).toEqual([]);
      const folders = await Promise.all(made.mock.results.map(({ value }) => value as Promise<string>));
      expect(folders).toHaveLength(1);
      await eventually(async () => expect(await readdir(tmpdir())).not.toContain(folders[0]?.slice(tmpdir().length + 1)));
      expect(await system.metrics()).toMatch(/^form_storage_full_total\{.*\} 1$/m);
    });

    it('is rejected before any of its body is received', async () => {
      const headers = { ...(await system.adminHeaders()), 'content-type': 'multipart/form-data; boundary=x', 'content-length': '50000' };
      const outgoing = send(`${system.url}/api/testimonials`, { method: 'POST', headers });
      const answered = new Promise<Answer>((resolve, reject) => {
        outgoing.once('error', reject);
        outgoing.once('response', (response) => json(response).then((body) => resolve(body as Answer), reject));
      });
      outgoing.flushHeaders();
      expect((await answered).code).toBe('storage_full');
      outgoing.on('error', () => undefined).destroy();
    });

    it('is the only rejected request: all others are served', async () => {
      expect((await system.ask('GET', '')).status).toBe(200);
    });
  });

  describe('during the request', () => {
    beforeAll(async () => {
      system = await TestimonialsUnderTest.start();
    });
    afterAll(() => system?.stop());

    it('is rejected in the same way, leaves nothing, and is accepted as soon as there is space', async () => {
      const makeFolder = fs.mkdtemp;
      const folders: string[] = [];
      const full = jest.spyOn(fs, 'mkdtemp').mockImplementation((async (prefix: string) => {
        const folder = await makeFolder(prefix);
        // Every write to this file fails with ENOSPC.
        await symlink('/dev/full', join(folder, 'profile_image.0'));
        folders.push(folder);
        return folder;
      }) as never);
      const { status, body } = await system.ask('POST', '', whole);
      expect([status, body.code]).toEqual([507, 'storage_full']);
      expect(await system.collection.countDocuments()).toBe(0);
      expect(system.media.begun).toEqual([]);
      const left = (await readdir(tmpdir())).map((name) => join(tmpdir(), name));
      expect(folders.filter((folder) => left.includes(folder))).toEqual([]);
      expect(await system.metrics()).toMatch(/^form_storage_full_total\{.*\} 1$/m);
      full.mockRestore();
      expect((await system.ask('POST', '', whole)).status).toBe(201);
    });

    it('is rejected if the disk has no space for its folder', async () => {
      jest.spyOn(fs, 'mkdtemp').mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      const { status, body } = await system.ask('POST', '', whole);
      expect([status, body.code]).toEqual([507, 'storage_full']);
    });

    it('is rejected if the object storage has no space for its pictures, and accepted later', async () => {
      const before = await system.collection.countDocuments();
      system.media.isFull = true;
      const { status, body } = await system.ask('POST', '', whole);
      expect([status, body.code, body.fields]).toEqual([507, 'storage_full', undefined]);
      expect(await system.collection.countDocuments()).toBe(before);
      system.media.isFull = false;
      expect((await system.ask('POST', '', whole)).status).toBe(201);
    });
  });
});
