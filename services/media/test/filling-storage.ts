import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

interface StorageError {
  status: number;
  code: string;
  message: string;
}

/** Responses of storage servers without free space. */
export const FULL_ANSWERS = {
  MinIO: { status: 507, code: 'XMinioStorageFull', message: 'Storage backend has reached its minimum free drive threshold.' },
  Garage: {
    status: 403,
    code: 'AccessDenied',
    message:
      'Forbidden: Bucket size quota is reached, maximum total size of objects for this bucket: 1000. The bucket is already 900 bytes, and this object would add 200 bytes.',
  },
} satisfies Record<string, StorageError>;

/** A proxy of a storage server that can act as full: it rejects objects whose path matches and forwards everything else. */
export class FillingStorage {
  /** Paths that are rejected; none at first. */
  refused: RegExp | undefined;
  answer: StorageError = FULL_ANSWERS.MinIO;

  private constructor(private readonly server: Server) {}

  static async before(endpoint: string): Promise<FillingStorage> {
    const server = createServer();
    const storage = new FillingStorage(server);
    server.on('request', (request, response) => {
      if (request.method === 'PUT' && storage.refused?.test(request.url ?? '')) {
        const { status, code, message } = storage.answer;
        const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
        request.resume().once('end', () => response.writeHead(status, { 'content-type': 'application/xml' }).end(xml));
        return;
      }
      const { method, url: path, headers } = request;
      const onward = send(endpoint, { method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, response, () => undefined);
      });
      pipeline(request, onward, (error) => error && response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return storage;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
