import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;
/** Much longer than any picture takes, so that a hang ends the benchmark. */
const COMPLETE_WITHIN_MS = 10 * 60_000;

/** The media library as an editor's browser uses it. */
export class Library {
  constructor({ url }, cookie) {
    this.url = url;
    this.headers = { cookie, origin: url };
  }

  /** Returns the image's view, once it can be shown. */
  async upload(bytes) {
    const { upload_id: id, part_bytes: size } = await this.#ask('POST', '/api/library/uploads', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'photo.jpg', size: bytes.length }),
    });
    let image = null;
    for (let part = 0; part * size < bytes.length; part++) {
      const body = new FormData();
      body.set('part', new Blob([bytes.subarray(part * size, (part + 1) * size)]), 'part');
      ({ image } = await this.#ask('PUT', `/api/library/uploads/${id}/parts/${part}`, { body }));
    }
    const shown = await fetch(`${this.url}${image.url}/${image.widths[0]}`);
    await shown.arrayBuffer();
    if (!shown.ok) throw new Error(`The picture cannot be shown: ${shown.status}`);
    return image;
  }

  /** Resolves when the image is sent as AVIF in each of `widths`. */
  async complete({ url }, widths) {
    const end = performance.now() + COMPLETE_WITHIN_MS;
    for (const width of widths) {
      while (!(await this.#isAvif(`${url}/${width}`))) {
        if (performance.now() > end) throw new Error(`${url} is not complete after ${COMPLETE_WITHIN_MS} ms`);
        await sleep(LOOK_EVERY_MS);
      }
    }
  }

  async #isAvif(path) {
    const answer = await fetch(`${this.url}${path}`, { method: 'HEAD', headers: { accept: 'image/avif,image/webp' } });
    return answer.headers.get('content-type') === 'image/avif';
  }

  async #ask(method, path, { headers, body }) {
    const answer = await fetch(`${this.url}${path}`, { method, headers: { ...this.headers, ...headers }, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  }
}
