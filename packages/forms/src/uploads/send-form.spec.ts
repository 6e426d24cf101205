import { isCancelled } from '../errors/failure-text.ts';
import { UploadRequest as Request } from '../testing.ts';
import { type FormUpload, sendForm } from './send-form.ts';

const form = new FormData();
const send = (more: Partial<FormUpload> = {}) => sendForm<{ data: string }>({ method: 'POST', path: '/api/gallery', form, ...more });

beforeEach(() => {
  globalThis.XMLHttpRequest = Request as never;
});

describe('sending a form with files', () => {
  it('sends cookies and headers, and returns the response', async () => {
    const answer = send({ method: 'PATCH', path: '/api/gallery/1/image', headers: { 'if-match': '"3"' } });
    expect(Request.last.sent).toEqual({ method: 'PATCH', path: '/api/gallery/1/image', form });
    expect(Request.last.headers).toEqual({ accept: 'application/json', 'if-match': '"3"' });
    expect(Request.last.withCredentials).toBe(true);
    Request.last.answer(201, { data: 'stored' });
    await expect(answer).resolves.toEqual({ data: 'stored' });
  });

  it('reports progress where the browser knows the size', async () => {
    const onProgress = jest.fn();
    const answer = send({ onProgress });
    Request.last.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 });
    Request.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    Request.last.answer(200, {});
    await answer;
  });

  it("fails with the server's code, message and fields", async () => {
    const answer = send();
    Request.last.answer(415, {
      code: 'image_damaged',
      message: 'a.jpg is damaged',
      fields: { image: [{ code: 'image_damaged', params: { name: 'a.jpg' }, text: 'a.jpg is damaged' }] },
    });
    await expect(answer).rejects.toMatchObject({
      failure: true,
      status: 415,
      code: 'image_damaged',
      message: 'a.jpg is damaged',
      fields: { image: [{ code: 'image_damaged', params: { name: 'a.jpg' }, text: 'a.jpg is damaged' }] },
    });
  });

  it.each([
    ['a page of a proxy', () => Request.last.answer(502, '<html>Bad gateway</html>'), 502],
    ['no answer at all', () => Request.last.onerror?.(), 0],
  ])('fails as any other call does after %s', async (_, end, status) => {
    const answer = send();
    end();
    await expect(answer).rejects.toMatchObject({ failure: true, status });
  });

  it('rejects with the abort reason when cancelled', async () => {
    const controller = new AbortController();
    const answer = send({ signal: controller.signal });
    controller.abort();
    const reason: unknown = await answer.catch((thrown: unknown) => thrown);
    expect(isCancelled(reason)).toBe(true);
    await expect(send({ signal: controller.signal })).rejects.toBe(reason);
  });

  it.each([
    ['the browser says so', () => Request.last.upload.onload?.()],
    ['none is left', () => Request.last.upload.onprogress?.({ lengthComputable: true, loaded: 120, total: 120 })],
  ])('cannot be cancelled any more once all of it has left: %s', async (_, leave) => {
    const controller = new AbortController();
    const onProgress = jest.fn();
    const answer = send({ signal: controller.signal, onProgress });
    leave();
    controller.abort();
    Request.last.answer(201, { data: 'stored' });
    await expect(answer).resolves.toEqual({ data: 'stored' });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });
});
