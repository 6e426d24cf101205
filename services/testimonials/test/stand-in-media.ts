import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BeginUpload,
  type BeginUploadRequest,
  CompleteUpload,
  DescribeImages,
  type ImageReplacement,
  REPLACE_IMAGE,
} from '@reefdesk/contracts/messages/media.messages';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { AppError, toWireError } from '@reefdesk/service-kit/errors/app-error';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { TestStack } from '@reefdesk/test-kit/stack';

/** Stub of media on NATS. It accepts all uploads except files whose name begins with "bad". */
export class StandInMedia {
  readonly begun: BeginUploadRequest[] = [];
  hold: Promise<void> = Promise.resolve();
  isFull = false;

  private constructor(
    private readonly peer: NatsPeer,
    private readonly storage: Server,
  ) {}

  static async start(stack: TestStack): Promise<StandInMedia> {
    const storage = createServer((request, response) => {
      if (!media.isFull) return request.resume().once('end', () => response.end());
      // Answers like MinIO, without reading the body.
      response.writeHead(507, { connection: 'close' }).end('<Error><Code>XMinioStorageFull</Code></Error>');
    });
    storage.listen(0, '127.0.0.1');
    await once(storage, 'listening');
    const peer = await NatsPeer.connect(stack, 'media');
    const media = new StandInMedia(peer, storage);
    const { port } = storage.address() as AddressInfo;
    const uploads = new Map<string, BeginUploadRequest>();
    peer.answer(DescribeImages, ({ ids }) => ({ images: ids.map(image) }));
    peer.answer(BeginUpload, async (file) => {
      media.begun.push(file);
      await media.hold;
      const uploadId = randomUUID();
      uploads.set(uploadId, file);
      return { uploadId, url: `http://127.0.0.1:${port}/${uploadId}` };
    });
    peer.answer(CompleteUpload, ({ uploadId }) => {
      const { name, sha256 } = uploads.get(uploadId) as BeginUploadRequest;
      if (name.startsWith('bad')) throw toWireError(new AppError('image_not_accepted', { name }));
      return { image: image(sha256) };
    });
    return media;
  }

  replace(replacement: ImageReplacement): Promise<{ changed: number }> {
    return this.peer.ask(REPLACE_IMAGE.testimonials, replacement);
  }

  async stop(): Promise<void> {
    await this.peer.close();
    this.storage.close();
  }
}

export const image = (id: string) => imageViewOf({ id, width: 320, height: 320, color: '#0a5a7d', preview: 'data:,', widths: [320] });
