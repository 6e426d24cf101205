import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { BeginUpload, type BeginUploadReply, type BeginUploadRequest, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { storedImage } from './builders.ts';

/** Marks content that the stub accepts as an image; the text after it makes each image different. */
const IMAGE_MARK = 'IMAGE ';

export function picture(id: string): Blob {
  return new Blob([`${IMAGE_MARK}${id}`], { type: 'image/jpeg' });
}

/** Stub of media's uploads on NATS and HTTP. It verifies size and hash as media does. */
export class PictureUploads {
  readonly stored: string[] = [];
  /** Runs before an upload is completed, so that a test can act in the middle of a request. */
  beforeComplete: () => Promise<unknown> | unknown = () => undefined;

  private readonly begun = new Map<string, BeginUploadRequest & { bytes?: Buffer }>();

  private constructor(
    peer: NatsPeer,
    private readonly storage: Server,
  ) {
    peer.answer(BeginUpload, (request) => this.begin(request));
    peer.answer(CompleteUpload, ({ uploadId }) => this.complete(uploadId));
  }

  static async start(peer: NatsPeer): Promise<PictureUploads> {
    const storage = createServer();
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const uploads = new PictureUploads(peer, storage);
    storage.on('request', async (request, response) => {
      const upload = uploads.begun.get(request.url?.slice(1) ?? '');
      if (upload) upload.bytes = await buffer(request);
      response.writeHead(upload ? 200 : 404).end();
    });
    return uploads;
  }

  reset(): void {
    this.stored.length = 0;
    this.begun.clear();
    this.beforeComplete = () => undefined;
  }

  async stop(): Promise<void> {
    this.storage.closeAllConnections();
    await new Promise((resolve) => this.storage.close(resolve));
  }

  private begin(request: BeginUploadRequest): BeginUploadReply {
    const uploadId = randomUUID();
    this.begun.set(uploadId, request);
    return { uploadId, url: `http://127.0.0.1:${(this.storage.address() as AddressInfo).port}/${uploadId}` };
  }

  private async complete(uploadId: string): Promise<{ image: ImageView }> {
    const { bytes = Buffer.alloc(0), size, sha256, name } = this.begun.get(uploadId) as BeginUploadRequest & { bytes?: Buffer };
    if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw { code: 'upload_not_found', params: {} };
    const text = bytes.toString();
    if (!text.startsWith(IMAGE_MARK)) throw { code: 'image_not_accepted', params: { name } };
    await this.beforeComplete();
    const id = text.slice(IMAGE_MARK.length);
    this.stored.push(id);
    return { image: imageViewOf(storedImage(id)) };
  }
}
